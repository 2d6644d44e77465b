import { type TestServer, testServer } from './testServer.ts'

/** A house whose clocks a test turns. */
export interface TurnedHouse extends TestServer {
  moment(): number
  pass(milliseconds: number): void
  /** Sets the clock on the wall, which is no time that passes. */
  set(milliseconds: number): void
}

export async function turnedHouse(
  folder: string | null = null,
  from = Date.now(),
  env: Readonly<Record<string, string>> = {},
): Promise<TurnedHouse> {
  let passed = 0
  let shift = 0
  const house = await testServer(env, { now: () => from + shift + passed, elapsed: () => passed }, folder)
  return {
    ...house,
    moment: () => from + shift + passed,
    pass(milliseconds) {
      passed += milliseconds
    },
    set(milliseconds) {
      shift += milliseconds
    },
  }
}
