/**
 * Unit tests that play many games, start many programs or wait, for seconds each: `npm test` begins with them, in this
 * order, and `npm run check` leaves them out.
 */
export const slowTests: readonly string[] = [
  // Compiles the whole house.
  '**/fifthGame.test.ts',
  // Mostly waits.
  '**/{house,standstill}.test.ts',
  '**/*{c,C}onformance*.test.ts',
  '**/fairGames.test.ts',
  '**/referee.test.ts',
  '**/readMarkers.test.ts',
  '**/golemBelief.test.ts',
  '**/{bots,masterBot,scholarBot}.test.ts',
  '**/testing/trials.test.ts',
  '**/ladder/player.test.ts',
  '**/{sealedGames,cluster,cluster.postgres,pythonExample}.test.ts',
  '**/gameSchema.test.ts',
  '**/{keptElsewhere,damage,shutdown,fullDisk,interrupted,dataFolder,postgres,postgresCluster,example}.test.ts',
  '**/{ensureInstalled,ensureBrowsers}.test.ts',
  '**/players/programs.test.ts',
  '**/pythonPackage.test.ts',
  '**/{review,positions,secondLook}.test.ts',
]
