/** A file of the pages; one whose name does not change with what is in it has a revision. */
export interface KeptFile {
  readonly url: string
  readonly revision: string | null
}

/** Where files are kept: a browser's `Cache`, as far as it is used here. */
export interface FileCache {
  match(key: string): Promise<Response | undefined>
  put(key: string, response: Response): Promise<void>
}

export interface World {
  fetch(url: string, init: RequestInit): Promise<Response>
  sleep(milliseconds: number): Promise<void>
}

/** So many files are on their way at a time: whoever plays behind the same address wants something too. */
const lanes = 2
/** The pause after each file, in milliseconds. */
const breath = 50
/** So often a file is asked for before everything is left for another visit. */
const tries = 10
/** Longer than this nobody waits for a single file, in seconds: a browser ends workers that take minutes. */
const longest = 60

/** The name under which a file is kept: another revision is another file. */
export function keyOf({ url, revision }: KeptFile): string {
  const path = url.startsWith('/') ? url : `/${url}`
  return revision === null ? path : `${path}?revision=${revision}`
}

/**
 * Fetches whatever is not kept yet, few at a time. A server that asks for patience gets it; what was fetched stays, so
 * that an attempt that was cut off goes on where it ended.
 */
export async function keepAll(files: readonly KeptFile[], shelf: FileCache, world: World): Promise<void> {
  const waiting = files.values()
  const lane = async () => {
    for (const file of waiting) {
      if ((await shelf.match(keyOf(file))) !== undefined) continue
      await shelf.put(keyOf(file), await fetched(file, world))
      await world.sleep(breath)
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: lanes }, lane))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

async function fetched(file: KeptFile, { fetch, sleep }: World): Promise<Response> {
  // The browser may have a file by this name already; one with a revision could be an older one.
  const cache = file.revision === null ? 'default' : 'reload'
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(file.url, { cache, credentials: 'same-origin' }).catch(() => null)
    if (response?.ok === true) return response
    // A file that is not there will not come: the server has other pages by now.
    if (attempt === tries || response?.status === 404)
      throw new Error(`${file.url}: ${response?.status ?? 'no answer'}`)
    await sleep(1000 * patience(response, attempt))
  }
}

/** For how many seconds one waits: as long as the server says, else longer every time. */
function patience(response: Response | null, attempt: number): number {
  const asked = Number(response?.headers.get('retry-after') ?? '')
  return Math.min(longest, asked > 0 ? asked : 2 ** (attempt - 1))
}
