/** What is kept of one table is not what was written, and there is nothing to mend it with. Other tables are well. */
export class DamagedTable extends Error {}
