// Made by `npm run messages` from catalogue/en.json.

/** The parameters of every message, null where there are none. */
export interface MessageParams {
  readonly "cli.bot.about": { readonly bot: "greedy" | "random" | "strong" }
  readonly "cli.bot.name": { readonly bot: "greedy" | "random" | "strong" }
  readonly "cli.bots.heading": { readonly deals: number; readonly games: number; readonly players: number; readonly seed: string; readonly title: string }
  readonly "cli.bots.method": null
  readonly "cli.bots.unbounded": null
  readonly "cli.compendium.bag": { readonly count: number }
  readonly "cli.compendium.cauldron": { readonly number: number; readonly products: string }
  readonly "cli.compendium.cubes": { readonly count: string }
  readonly "cli.compendium.fame": { readonly fame: string }
  readonly "cli.compendium.hand": { readonly count: number }
  readonly "cli.compendium.lastRound": null
  readonly "cli.compendium.letter": { readonly ingredient: "birdLegs" | "dragonsBlood" | "mushrooms" | "spiders" | "trollEyes" }
  readonly "cli.compendium.menu.canCopy": { readonly near: number; readonly now: number }
  readonly "cli.compendium.menu.canCreate": { readonly cauldrons: number; readonly recipes: number }
  readonly "cli.compendium.menu.copyGain": { readonly cubes: string; readonly points: number }
  readonly "cli.compendium.menu.handAfter": { readonly cubes: string }
  readonly "cli.compendium.menu.lacks": { readonly cubes: string }
  readonly "cli.compendium.menu.notFirst": null
  readonly "cli.compendium.menu.opens": { readonly values: string }
  readonly "cli.compendium.menu.recipes": { readonly count: number }
  readonly "cli.compendium.menu.reserveEmpty": null
  readonly "cli.compendium.menu.tile": { readonly points: number }
  readonly "cli.compendium.menu.whichCauldron": null
  readonly "cli.compendium.menu.whichIngredient": null
  readonly "cli.compendium.menu.whichPotion": null
  readonly "cli.compendium.menu.whichRecipe": { readonly cauldron: number }
  readonly "cli.compendium.menu.whichTile": { readonly cauldron: number; readonly recipe: string }
  readonly "cli.compendium.menu.whichTribute": { readonly owner: string }
  readonly "cli.compendium.over": null
  readonly "cli.compendium.reserve": null
  readonly "cli.compendium.round": { readonly round: number }
  readonly "cli.compendium.rules.aim": null
  readonly "cli.compendium.rules.copy": null
  readonly "cli.compendium.rules.count": null
  readonly "cli.compendium.rules.create": null
  readonly "cli.compendium.rules.end": null
  readonly "cli.compendium.rules.opening": null
  readonly "cli.compendium.rules.take": null
  readonly "cli.compendium.school": null
  readonly "cli.compendium.schoolAim": { readonly school: string }
  readonly "cli.compendium.stones": { readonly stones: string }
  readonly "cli.compendium.tiles": null
  readonly "cli.failure.brokenLog": null
  readonly "cli.failure.notALog": { readonly field: string; readonly path: string }
  readonly "cli.failure.notJson": { readonly path: string }
  readonly "cli.failure.replay": { readonly entry: number; readonly reason: string }
  readonly "cli.failure.unexpected": { readonly detail: string }
  readonly "cli.failure.unknownRules": { readonly game: string; readonly version: string }
  readonly "cli.failure.unreadable": { readonly path: string }
  readonly "cli.failure.unwritable": { readonly path: string }
  readonly "cli.help.arguments": null
  readonly "cli.help.at": null
  readonly "cli.help.athanor": null
  readonly "cli.help.auto": null
  readonly "cli.help.botList": null
  readonly "cli.help.bots": null
  readonly "cli.help.commands": null
  readonly "cli.help.deals": null
  readonly "cli.help.effort": null
  readonly "cli.help.file": null
  readonly "cli.help.files": null
  readonly "cli.help.game": null
  readonly "cli.help.games": null
  readonly "cli.help.globalOptions": null
  readonly "cli.help.help": null
  readonly "cli.help.helpCommand": null
  readonly "cli.help.hotseat": null
  readonly "cli.help.json": null
  readonly "cli.help.lang": null
  readonly "cli.help.names": null
  readonly "cli.help.option": null
  readonly "cli.help.options": null
  readonly "cli.help.play": null
  readonly "cli.help.playSeed": null
  readonly "cli.help.players": null
  readonly "cli.help.preset": null
  readonly "cli.help.replay": null
  readonly "cli.help.save": null
  readonly "cli.help.seed": null
  readonly "cli.help.simulate": null
  readonly "cli.help.usage": null
  readonly "cli.help.verify": null
  readonly "cli.help.viewer": null
  readonly "cli.help.workers": null
  readonly "cli.key.back": null
  readonly "cli.key.enter": null
  readonly "cli.key.leave": null
  readonly "cli.key.rules": null
  readonly "cli.key.story": null
  readonly "cli.misuse.autoHotseat": null
  readonly "cli.misuse.bot": { readonly given: string; readonly known: string }
  readonly "cli.misuse.count": { readonly given: string; readonly max: number; readonly name: string }
  readonly "cli.misuse.effort": { readonly given: string }
  readonly "cli.misuse.entry": { readonly entries: number; readonly given: string }
  readonly "cli.misuse.excessArguments": null
  readonly "cli.misuse.game": { readonly given: string; readonly known: string }
  readonly "cli.misuse.language": { readonly given: string }
  readonly "cli.misuse.missingArgument": { readonly given: string }
  readonly "cli.misuse.missingValue": { readonly given: string }
  readonly "cli.misuse.noCommand": null
  readonly "cli.misuse.noSeatForYou": { readonly bots: number; readonly seats: number }
  readonly "cli.misuse.noTerminal": null
  readonly "cli.misuse.oneBot": null
  readonly "cli.misuse.option": { readonly given: string }
  readonly "cli.misuse.players": { readonly given: string; readonly max: number; readonly min: number }
  readonly "cli.misuse.preset": { readonly given: string; readonly known: string }
  readonly "cli.misuse.seed": null
  readonly "cli.misuse.tooManyBots": { readonly bots: number; readonly seats: number }
  readonly "cli.misuse.unknownCommand": { readonly given: string }
  readonly "cli.misuse.unknownOption": { readonly given: string }
  readonly "cli.misuse.viewer": { readonly given: string; readonly seats: number }
  readonly "cli.play.adept": null
  readonly "cli.play.begin": null
  readonly "cli.play.commitment": { readonly commitment: string }
  readonly "cli.play.done": null
  readonly "cli.play.finale": null
  readonly "cli.play.goOn": null
  readonly "cli.play.handOver": { readonly player: string }
  readonly "cli.play.hideHand": null
  readonly "cli.play.leave": null
  readonly "cli.play.left": { readonly path: string }
  readonly "cli.play.look": { readonly player: string }
  readonly "cli.play.news": null
  readonly "cli.play.reallyLeave": null
  readonly "cli.play.saved": { readonly path: string }
  readonly "cli.play.sealed": { readonly player: string }
  readonly "cli.play.sealedLuck": { readonly commitment: string }
  readonly "cli.play.stay": null
  readonly "cli.play.thinking": { readonly player: string }
  readonly "cli.play.undo": null
  readonly "cli.play.undone": { readonly player: string }
  readonly "cli.play.verifyHint": { readonly path: string }
  readonly "cli.play.welcome": null
  readonly "cli.prompt.language": null
  readonly "cli.prompt.opponents": null
  readonly "cli.prompt.people": null
  readonly "cli.prompt.playerCount": { readonly count: number }
  readonly "cli.prompt.players": null
  readonly "cli.prompt.thisLanguage": null
  readonly "cli.simulate.heading": { readonly games: number; readonly players: number; readonly seed: string; readonly title: string }
  readonly "cli.simulate.length": { readonly max: number; readonly mean: string; readonly min: number }
  readonly "cli.simulate.speed": { readonly actions: string; readonly games: string; readonly seconds: string; readonly workers: number }
  readonly "cli.table.againstEqual": null
  readonly "cli.table.bot": null
  readonly "cli.table.elo": null
  readonly "cli.table.interval": null
  readonly "cli.table.longestThinking": null
  readonly "cli.table.meanPoints": null
  readonly "cli.table.meanThinking": null
  readonly "cli.table.place": null
  readonly "cli.table.seat": null
  readonly "cli.table.share": null
  readonly "cli.table.total": null
  readonly "cli.table.wins": null
  readonly "cli.value.command": null
  readonly "cli.value.count": null
  readonly "cli.value.entry": null
  readonly "cli.value.factor": null
  readonly "cli.value.file": null
  readonly "cli.value.files": null
  readonly "cli.value.list": null
  readonly "cli.value.name": null
  readonly "cli.value.names": null
  readonly "cli.value.options": null
  readonly "cli.value.seat": null
  readonly "cli.value.setting": null
  readonly "cli.value.text": null
  readonly "cli.verify.atEntry": { readonly entry: number }
  readonly "cli.verify.failed": { readonly failed: number; readonly total: number }
  readonly "cli.verify.proven": { readonly entries: number; readonly head: string }
  readonly "cli.verify.step": { readonly step: "commitment" | "ending" | "format" | "moves" | "outcome" }
  readonly "compendium.action.copy": null
  readonly "compendium.action.create": null
  readonly "compendium.action.takeBag": null
  readonly "compendium.action.takeReserve": null
  readonly "compendium.ask.opening": null
  readonly "compendium.ask.turn": null
  readonly "compendium.colour.black": null
  readonly "compendium.colour.brown": null
  readonly "compendium.colour.purple": null
  readonly "compendium.colour.red": null
  readonly "compendium.colour.white": null
  readonly "compendium.cubes.birdLegs": { readonly count: number }
  readonly "compendium.cubes.dragonsBlood": { readonly count: number }
  readonly "compendium.cubes.mushrooms": { readonly count: number }
  readonly "compendium.cubes.spiders": { readonly count: number }
  readonly "compendium.cubes.trollEyes": { readonly count: number }
  readonly "compendium.event.awardPaid": { readonly ingredient: "birdLegs" | "dragonsBlood" | "mushrooms" | "spiders" | "trollEyes"; readonly place: number; readonly player: string; readonly points: number }
  readonly "compendium.event.cubesDealt": { readonly count: number; readonly player: string }
  readonly "compendium.event.drewFromBag": { readonly count: number; readonly player: string }
  readonly "compendium.event.endTriggered": { readonly round: number }
  readonly "compendium.event.fameLapped": { readonly chip: number; readonly player: string }
  readonly "compendium.event.gameBegan": { readonly player: string }
  readonly "compendium.event.gameEnded": { readonly count: number; readonly total: number; readonly winners: string }
  readonly "compendium.event.halfPointsScored": { readonly count: number; readonly player: string; readonly points: number }
  readonly "compendium.event.handsRevealed": null
  readonly "compendium.event.potionCopied": { readonly cauldron: string; readonly cubes: string; readonly owner: string; readonly player: string; readonly tribute: "birdLegs" | "dragonsBlood" | "mushrooms" | "spiders" | "trollEyes"; readonly value: number }
  readonly "compendium.event.potionCreated": { readonly cauldron: string; readonly cubes: string; readonly player: string; readonly value: number }
  readonly "compendium.event.productsReceived": { readonly cubes: string; readonly lacking: "none" | "some"; readonly missing: string; readonly player: string; readonly received: "none" | "some" }
  readonly "compendium.event.reserveCounted": { readonly cubes: string }
  readonly "compendium.event.roundBegan": { readonly round: number }
  readonly "compendium.event.schoolDealt": { readonly player: string }
  readonly "compendium.event.schoolsRevealed": null
  readonly "compendium.event.supplyGone": { readonly player: string }
  readonly "compendium.event.tookFromReserve": { readonly ingredient: "birdLegs" | "dragonsBlood" | "mushrooms" | "spiders" | "trollEyes"; readonly player: string }
  readonly "compendium.event.turnSkipped": { readonly player: string }
  readonly "compendium.ingredient.birdLegs": null
  readonly "compendium.ingredient.dragonsBlood": null
  readonly "compendium.ingredient.mushrooms": null
  readonly "compendium.ingredient.spiders": null
  readonly "compendium.ingredient.trollEyes": null
  readonly "compendium.option.firstPlayer": null
  readonly "compendium.option.firstPlayer.random": null
  readonly "compendium.option.firstPlayer.seat1": null
  readonly "compendium.option.firstPlayer.seat2": null
  readonly "compendium.option.firstPlayer.seat3": null
  readonly "compendium.option.firstPlayer.seat4": null
  readonly "compendium.option.firstPlayer.seat5": null
  readonly "compendium.option.openLog": null
  readonly "compendium.option.schoolTie": null
  readonly "compendium.option.schoolTie.best": null
  readonly "compendium.option.schoolTie.split": null
  readonly "compendium.option.schools": null
  readonly "compendium.option.threePlayerSetup": null
  readonly "compendium.option.threePlayerSetup.english": null
  readonly "compendium.option.threePlayerSetup.german": null
  readonly "compendium.own.cubesDealt": { readonly cubes: string }
  readonly "compendium.own.drewFromBag": { readonly cubes: string }
  readonly "compendium.own.schoolDealt": { readonly school: "birdLegs" | "dragonsBlood" | "mushrooms" | "spiders" | "trollEyes" }
  readonly "compendium.preset.firstGame": null
  readonly "compendium.preset.german": null
  readonly "compendium.preset.standard": null
  readonly "compendium.reject.bagEmpty": null
  readonly "compendium.reject.cauldronTaken": null
  readonly "compendium.reject.cubesMissing": { readonly held: number; readonly ingredient: "birdLegs" | "dragonsBlood" | "mushrooms" | "spiders" | "trollEyes"; readonly needed: number }
  readonly "compendium.reject.noStones": null
  readonly "compendium.reject.noSuchSeat": { readonly seat: number; readonly seats: number }
  readonly "compendium.reject.nothingToCopy": null
  readonly "compendium.reject.openingAction": null
  readonly "compendium.reject.openingTile": { readonly least: number; readonly value: number }
  readonly "compendium.reject.ownPotion": null
  readonly "compendium.reject.ownProduct": { readonly ingredient: "birdLegs" | "dragonsBlood" | "mushrooms" | "spiders" | "trollEyes" }
  readonly "compendium.reject.pileEmpty": { readonly ingredient: "birdLegs" | "dragonsBlood" | "mushrooms" | "spiders" | "trollEyes" }
  readonly "compendium.reject.recipeEmpty": null
  readonly "compendium.reject.recipeExists": null
  readonly "compendium.reject.recipeTooLong": { readonly limit: number; readonly size: number }
  readonly "compendium.reject.tileGone": { readonly value: number }
  readonly "compendium.reject.tooManyOfAKind": { readonly ingredient: "birdLegs" | "dragonsBlood" | "mushrooms" | "spiders" | "trollEyes"; readonly limit: number }
  readonly "compendium.reject.tributeNotPaid": { readonly ingredient: "birdLegs" | "dragonsBlood" | "mushrooms" | "spiders" | "trollEyes" }
  readonly "compendium.score.award": null
  readonly "compendium.score.copies": null
  readonly "compendium.score.creations": null
  readonly "compendium.score.halfPoints": null
  readonly "compendium.word.cauldron": { readonly first: "birdLegs" | "dragonsBlood" | "mushrooms" | "spiders" | "trollEyes"; readonly second: "birdLegs" | "dragonsBlood" | "mushrooms" | "spiders" | "trollEyes" }
  readonly "compendium.word.creationWarning": null
  readonly "compendium.word.hand": { readonly cubes: string; readonly player: string }
  readonly "compendium.word.noCubes": null
  readonly "compendium.word.school": { readonly player: string; readonly school: "birdLegs" | "dragonsBlood" | "mushrooms" | "spiders" | "trollEyes" }
  readonly "compendium.word.title": null
  readonly "compendium.word.undealtSchools": { readonly schools: string }
  readonly "kernel.reject.alreadySealed": null
  readonly "kernel.reject.badAction": null
  readonly "kernel.reject.badOption": { readonly name: string; readonly value: string }
  readonly "kernel.reject.badOptions": null
  readonly "kernel.reject.colourTaken": { readonly colour: string }
  readonly "kernel.reject.gameOver": null
  readonly "kernel.reject.notYourTurn": null
  readonly "kernel.reject.nothingToUndo": null
  readonly "kernel.reject.seatCount": { readonly count: number; readonly max: number; readonly min: number }
  readonly "kernel.reject.unknownColour": { readonly colour: string }
  readonly "kernel.reject.unknownOption": { readonly name: string }
  readonly "kernel.verify.chainBroken": null
  readonly "kernel.verify.commitmentBroken": null
  readonly "kernel.verify.notFinished": null
  readonly "kernel.verify.otherGame": null
  readonly "kernel.verify.otherOutcome": null
  readonly "kernel.verify.secretMissing": null
  readonly "server.bye.restart": null
  readonly "server.bye.tooFast": null
  readonly "server.reject.alreadySeated": null
  readonly "server.reject.badCharacters": null
  readonly "server.reject.badMessage": { readonly path: string }
  readonly "server.reject.badRequest": null
  readonly "server.reject.busy": null
  readonly "server.reject.chatEmpty": null
  readonly "server.reject.chatTooLong": { readonly most: number }
  readonly "server.reject.foreignOrigin": null
  readonly "server.reject.internal": null
  readonly "server.reject.nameMissing": null
  readonly "server.reject.nameTooLong": { readonly most: number }
  readonly "server.reject.noProposal": null
  readonly "server.reject.noSeat": null
  readonly "server.reject.noSuchSeat": null
  readonly "server.reject.notAbsentYet": null
  readonly "server.reject.notBuilt": null
  readonly "server.reject.notConnected": null
  readonly "server.reject.notFinished": null
  readonly "server.reject.notFound": null
  readonly "server.reject.notHost": null
  readonly "server.reject.notJson": null
  readonly "server.reject.notOpen": null
  readonly "server.reject.notReady": { readonly count: number }
  readonly "server.reject.notRunning": null
  readonly "server.reject.notWatching": null
  readonly "server.reject.seatPlayedByBot": null
  readonly "server.reject.seatPresent": null
  readonly "server.reject.seatTaken": null
  readonly "server.reject.seatsOpen": { readonly count: number }
  readonly "server.reject.secretMissing": null
  readonly "server.reject.stale": { readonly version: number }
  readonly "server.reject.stopping": null
  readonly "server.reject.tableFull": null
  readonly "server.reject.tooFast": null
  readonly "server.reject.tooLarge": { readonly most: number }
  readonly "server.reject.tooManyBots": null
  readonly "server.reject.tooManyOfYourTables": null
  readonly "server.reject.tooManyTables": null
  readonly "server.reject.tooManyWatches": null
  readonly "server.reject.unknownBot": { readonly bot: string }
  readonly "server.reject.unknownCommand": null
  readonly "server.reject.unknownGame": { readonly game: string }
  readonly "server.reject.unknownPreset": { readonly preset: string }
  readonly "server.reject.unknownTable": null
  readonly "server.settings.choice": { readonly choices: string; readonly name: string; readonly value: string }
  readonly "server.settings.number": { readonly max: number; readonly min: number; readonly name: string; readonly value: string }
  readonly "server.settings.unknown": { readonly name: string }
  readonly "server.settings.url": { readonly name: string; readonly value: string }
  readonly "server.settings.wholeNumber": { readonly max: number; readonly min: number; readonly name: string; readonly value: string }
  readonly "server.start.cannotListen": { readonly code: string; readonly host: string; readonly port: string }
  readonly "server.start.dataUnusable": { readonly folder: string; readonly problem: string }
  readonly "server.start.ready": { readonly url: string }
}
