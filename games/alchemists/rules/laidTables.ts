/** Tables that are laid out at will, for tests and lessons. */
export * from './laidGolem.ts'
export * from './laidTable.ts'
