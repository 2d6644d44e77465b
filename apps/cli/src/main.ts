#!/usr/bin/env node
import { runCli } from './cli.ts'
import { processShell } from './shell.ts'

// `athanor … | head` closes the pipe early: that is no mistake.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

process.exitCode = await runCli(process.argv.slice(2), processShell())
