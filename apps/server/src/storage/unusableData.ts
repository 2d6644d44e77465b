import type { MessageData } from '@athanor/messages'
import { CannotKeep } from './cannotKeep.ts'

/** The data cannot be used, and what whoever runs the server can do about it. */
export class UnusableData extends Error {
  readonly data: MessageData

  constructor(data: MessageData, cause?: unknown) {
    super(data.id, { cause })
    this.data = data
  }
}

/** The result codes of SQLite that say something about the file; what stands above the lowest byte only refines them. */
const sentences: Readonly<Record<number, 'damaged' | 'foreign' | 'readOnly'>> = {
  8: 'readOnly',
  11: 'damaged',
  26: 'foreign',
}
const forbidden: readonly string[] = ['EACCES', 'EPERM', 'EROFS']

/** A sentence for whatever went wrong when the database in this folder was opened. */
export function unusable(error: unknown, folder: string, file: string): UnusableData {
  if (error instanceof UnusableData) return error
  if (error instanceof CannotKeep) return new UnusableData({ id: 'server.start.dataBusy', params: { file } }, error)
  const { code, errcode, errstr, message } = error as NodeJS.ErrnoException & { errcode?: number; errstr?: string }
  const kind = forbidden.includes(code ?? '') ? 'readOnly' : sentences[(errcode ?? 0) & 0xff]
  switch (kind) {
    case 'damaged':
      return new UnusableData({ id: 'server.start.dataDamaged', params: { file } }, error)
    case 'foreign':
      return new UnusableData({ id: 'server.start.dataForeign', params: { file } }, error)
    case 'readOnly':
      return new UnusableData({ id: 'server.start.dataReadOnly', params: { folder } }, error)
    default: {
      // The one says what kind of thing went wrong, the other what it was.
      const parts = [errstr, message ?? code ?? String(error)].filter((part) => part !== undefined)
      const problem = [...new Set(parts)].join(': ')
      return new UnusableData({ id: 'server.start.dataUnusable', params: { folder, problem } }, error)
    }
  }
}
