// Made by `npm run messages` from catalogue/en.json.

/** The parameters of every message, null where there are none. */
export interface MessageParams {
  readonly "alchemists.action.animateGolem": null
  readonly "alchemists.action.bid": null
  readonly "alchemists.action.buy": null
  readonly "alchemists.action.chooseOrder": null
  readonly "alchemists.action.chooseStartup": null
  readonly "alchemists.action.debunk": null
  readonly "alchemists.action.declare": null
  readonly "alchemists.action.decline": null
  readonly "alchemists.action.demonstrate": null
  readonly "alchemists.action.discard": null
  readonly "alchemists.action.drink": null
  readonly "alchemists.action.endorse": null
  readonly "alchemists.action.endorseArticle": null
  readonly "alchemists.action.exhibit": null
  readonly "alchemists.action.forage": null
  readonly "alchemists.action.keepFavour": null
  readonly "alchemists.action.narrowReport": null
  readonly "alchemists.action.offerGold": null
  readonly "alchemists.action.periscope": null
  readonly "alchemists.action.publish": null
  readonly "alchemists.action.publishArticle": null
  readonly "alchemists.action.readBook": null
  readonly "alchemists.action.replicate": null
  readonly "alchemists.action.reportCertain": null
  readonly "alchemists.action.reportEither": null
  readonly "alchemists.action.reportInTurn": null
  readonly "alchemists.action.sell": null
  readonly "alchemists.action.setBothAside": null
  readonly "alchemists.action.settleFunding": null
  readonly "alchemists.action.takeGrant": null
  readonly "alchemists.action.test": null
  readonly "alchemists.action.testGolem": null
  readonly "alchemists.action.transmute": null
  readonly "alchemists.action.unveil": null
  readonly "alchemists.action.visitLibrary": null
  readonly "alchemists.adventurer.assassin": null
  readonly "alchemists.adventurer.barbarian": null
  readonly "alchemists.adventurer.cleric": null
  readonly "alchemists.adventurer.ranger": null
  readonly "alchemists.adventurer.sorcerer": null
  readonly "alchemists.adventurer.witcher": null
  readonly "alchemists.artifact.altarOfGold": null
  readonly "alchemists.artifact.amuletOfRhetoric": null
  readonly "alchemists.artifact.bootsOfSpeed": null
  readonly "alchemists.artifact.bronzeCup": null
  readonly "alchemists.artifact.crystalCabinet": null
  readonly "alchemists.artifact.discountCard": null
  readonly "alchemists.artifact.featherInCap": null
  readonly "alchemists.artifact.hypnoticAmulet": null
  readonly "alchemists.artifact.magicMirror": null
  readonly "alchemists.artifact.magicMortar": null
  readonly "alchemists.artifact.mahoganyBookcase": null
  readonly "alchemists.artifact.periscope": null
  readonly "alchemists.artifact.printingPress": null
  readonly "alchemists.artifact.replicator": null
  readonly "alchemists.artifact.robeOfRespect": null
  readonly "alchemists.artifact.royalSignet": null
  readonly "alchemists.artifact.sealOfAuthority": null
  readonly "alchemists.artifact.silverChalice": null
  readonly "alchemists.artifact.thinkingCap": null
  readonly "alchemists.artifact.wisdomIdol": null
  readonly "alchemists.artifact.witchsTrunk": null
  readonly "alchemists.artifactText.altarOfGold": null
  readonly "alchemists.artifactText.amuletOfRhetoric": null
  readonly "alchemists.artifactText.bootsOfSpeed": null
  readonly "alchemists.artifactText.bronzeCup": null
  readonly "alchemists.artifactText.crystalCabinet": null
  readonly "alchemists.artifactText.discountCard": null
  readonly "alchemists.artifactText.featherInCap": null
  readonly "alchemists.artifactText.hypnoticAmulet": null
  readonly "alchemists.artifactText.magicMirror": null
  readonly "alchemists.artifactText.magicMortar": null
  readonly "alchemists.artifactText.mahoganyBookcase": null
  readonly "alchemists.artifactText.periscope": null
  readonly "alchemists.artifactText.printingPress": null
  readonly "alchemists.artifactText.replicator": null
  readonly "alchemists.artifactText.robeOfRespect": null
  readonly "alchemists.artifactText.royalSignet": null
  readonly "alchemists.artifactText.sealOfAuthority": null
  readonly "alchemists.artifactText.silverChalice": null
  readonly "alchemists.artifactText.thinkingCap": null
  readonly "alchemists.artifactText.wisdomIdol": null
  readonly "alchemists.artifactText.witchsTrunk": null
  readonly "alchemists.ask.bid": null
  readonly "alchemists.ask.boots": null
  readonly "alchemists.ask.buy": null
  readonly "alchemists.ask.chooseOrder": null
  readonly "alchemists.ask.chooseStartup": null
  readonly "alchemists.ask.custodian": null
  readonly "alchemists.ask.debunk": null
  readonly "alchemists.ask.declare": null
  readonly "alchemists.ask.drink": null
  readonly "alchemists.ask.exhibit": null
  readonly "alchemists.ask.feather": null
  readonly "alchemists.ask.forage": null
  readonly "alchemists.ask.grant": null
  readonly "alchemists.ask.herbalist": null
  readonly "alchemists.ask.immediate": null
  readonly "alchemists.ask.keepFavour": null
  readonly "alchemists.ask.offerGold": null
  readonly "alchemists.ask.periscope": null
  readonly "alchemists.ask.publish": null
  readonly "alchemists.ask.readBook": null
  readonly "alchemists.ask.readBooks": null
  readonly "alchemists.ask.replicate": null
  readonly "alchemists.ask.report": null
  readonly "alchemists.ask.reportNow": null
  readonly "alchemists.ask.researchGolem": null
  readonly "alchemists.ask.sell": null
  readonly "alchemists.ask.settleFunding": null
  readonly "alchemists.ask.test": null
  readonly "alchemists.ask.thinkingCap": null
  readonly "alchemists.ask.transmute": null
  readonly "alchemists.ask.unveil": null
  readonly "alchemists.ask.visitLibrary": null
  readonly "alchemists.colour.black": null
  readonly "alchemists.colour.brown": null
  readonly "alchemists.colour.purple": null
  readonly "alchemists.colour.white": null
  readonly "alchemists.count.cubes": { readonly count: number }
  readonly "alchemists.count.gold": { readonly count: number }
  readonly "alchemists.count.good": { readonly count: number; readonly good: "actions" | "approval" | "books" | "favours" | "gold" | "ingredients" | "reputation" }
  readonly "alchemists.event.adventurerCame": { readonly adventurer: "assassin" | "barbarian" | "cleric" | "ranger" | "sorcerer" | "witcher"; readonly next: "assassin" | "barbarian" | "cleric" | "none" | "ranger" | "sorcerer" | "witcher"; readonly potions: string }
  readonly "alchemists.event.answersShown": { readonly code: string }
  readonly "alchemists.event.approvalChanged": { readonly amount: number; readonly change: "gain" | "loss"; readonly player: string; readonly why: "artifact" | "courtier" | "endorsing" | "library" | "order" | "publishing" | "research"; readonly you: "no" | "yes" }
  readonly "alchemists.event.articleDebunked": { readonly claims: string; readonly colour: "blue" | "green" | "red"; readonly ingredients: string; readonly safe: "none" | "some" }
  readonly "alchemists.event.articleEndorsed": { readonly colour: "blue" | "green" | "red"; readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.articlePublished": { readonly claims: string; readonly colour: "blue" | "green" | "red"; readonly immediate: "no" | "yes"; readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.articleRevealed": { readonly colour: "blue" | "green" | "red"; readonly correct: "no" | "yes"; readonly ingredients: string }
  readonly "alchemists.event.artifactBought": { readonly artifact: "altarOfGold" | "amuletOfRhetoric" | "bootsOfSpeed" | "bronzeCup" | "crystalCabinet" | "discountCard" | "featherInCap" | "hypnoticAmulet" | "magicMirror" | "magicMortar" | "mahoganyBookcase" | "periscope" | "printingPress" | "replicator" | "robeOfRespect" | "royalSignet" | "sealOfAuthority" | "silverChalice" | "thinkingCap" | "wisdomIdol" | "witchsTrunk"; readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.artifactsReplaced": { readonly artifacts: string }
  readonly "alchemists.event.bidsRevealed": { readonly players: string }
  readonly "alchemists.event.bookRead": { readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.bookTaken": { readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.bootsUsed": { readonly player: string; readonly space: "buy" | "custodian" | "debunk" | "drink" | "exhibit" | "forage" | "publish" | "researchGolem" | "sell" | "test" | "transmute" | "visitLibrary"; readonly you: "no" | "yes" }
  readonly "alchemists.event.cardsDrawn": { readonly cards: "both" | "favours" | "ingredients" | "none"; readonly favours: number; readonly ingredients: number; readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.conferenceAnnounced": { readonly conference: number }
  readonly "alchemists.event.conferenceHeld": { readonly conference: number }
  readonly "alchemists.event.conflictRemoved": { readonly ingredients: string }
  readonly "alchemists.event.conflictShown": { readonly ingredients: string; readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.cubesPaid": { readonly cubes: number; readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.debunkFailed": { readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.declared": { readonly actions: string; readonly ahead: "none" | "some"; readonly planned: "none" | "some"; readonly player: string; readonly spaces: string; readonly unused: number; readonly you: "no" | "yes" }
  readonly "alchemists.event.declined": { readonly ask: "buy" | "custodian" | "debunk" | "drink" | "exhibit" | "forage" | "immediate" | "publish" | "replicate" | "researchGolem" | "sell" | "test" | "thinkingCap" | "transmute" | "unveil" | "visitLibrary"; readonly forced: "no" | "yes"; readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.demonstrated": { readonly answer: "no" | "yes"; readonly ingredients: string; readonly player: string; readonly potion: "healing" | "insanity" | "neutral" | "paralysis" | "poison" | "speed" | "wisdom"; readonly you: "no" | "yes" }
  readonly "alchemists.event.endorsed": { readonly ingredient: "birdClaw" | "fern" | "flower" | "mandrakeRoot" | "mushroom" | "ravensFeather" | "scorpion" | "toad"; readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.exhibited": { readonly first: "no" | "yes"; readonly mastery: "no" | "yes"; readonly player: string; readonly potion: "healing" | "insanity" | "paralysis" | "poison" | "speed" | "wisdom"; readonly success: "no" | "yes"; readonly you: "no" | "yes" }
  readonly "alchemists.event.favourPlayed": { readonly favour: "assistant" | "associate" | "barmaid" | "courtier" | "custodian" | "herbalist" | "merchant" | "sage" | "shopkeeper"; readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.favourRejected": { readonly favour: "assistant" | "associate" | "barmaid" | "courtier" | "custodian" | "herbalist" | "merchant" | "sage" | "shopkeeper"; readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.foraged": { readonly ingredient: "birdClaw" | "fern" | "flower" | "mandrakeRoot" | "mushroom" | "ravensFeather" | "scorpion" | "toad"; readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.foragedUnseen": { readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.gameBegan": { readonly adventurer: "assassin" | "barbarian" | "cleric" | "ranger" | "sorcerer" | "witcher"; readonly artifacts: string; readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.gameEnded": { readonly count: number; readonly total: number; readonly winners: string }
  readonly "alchemists.event.goldChanged": { readonly amount: number; readonly player: string; readonly why: "altar" | "artifact" | "conference" | "endorsed" | "endorsing" | "grant" | "merchant" | "order" | "orderGain" | "publishing" | "sale" | "startup" | "student" | "transmute"; readonly you: "no" | "yes" }
  readonly "alchemists.event.golemAnimated": { readonly player: string; readonly worked: "no" | "yes"; readonly you: "no" | "yes" }
  readonly "alchemists.event.golemShown": { readonly chest: string; readonly ears: string; readonly ingredients: string }
  readonly "alchemists.event.golemTested": { readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.grantTaken": { readonly grant: "encyclopedia" | "ingredients"; readonly ingredients: string; readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.herbalistDone": { readonly count: number; readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.hospitalCleared": { readonly cubes: number; readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.ingredientKept": { readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.moodShown": { readonly tile: "no" | "yes"; readonly tokens: number }
  readonly "alchemists.event.offered": { readonly guarantee: "correctSign" | "exact" | "neutral" | "wrongSign"; readonly player: string; readonly potion: "healing" | "insanity" | "paralysis" | "poison" | "speed" | "wisdom"; readonly price: number; readonly you: "no" | "yes" }
  readonly "alchemists.event.orderBoardCame": { readonly next: "none" | "some" }
  readonly "alchemists.event.orderChosen": { readonly player: string; readonly space: number; readonly you: "no" | "yes" }
  readonly "alchemists.event.orderSet": { readonly players: string }
  readonly "alchemists.event.paralysed": { readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.paralysedDrew": { readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.periscopeDeclined": { readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.periscopeUsed": { readonly mixer: string; readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.poisoned": { readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.potionMade": { readonly at: "cap" | "custodian" | "drink" | "exhibit" | "test"; readonly player: string; readonly potion: "healing" | "insanity" | "neutral" | "paralysis" | "poison" | "speed" | "wisdom"; readonly you: "no" | "yes" }
  readonly "alchemists.event.published": { readonly alchemical: string; readonly immediate: "no" | "yes"; readonly ingredient: "birdClaw" | "fern" | "flower" | "mandrakeRoot" | "mushroom" | "ravensFeather" | "scorpion" | "toad"; readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.replicated": { readonly cards: string; readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.reportRevealed": { readonly part: "chest" | "ears"; readonly player: string; readonly points: number; readonly tokens: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.reported": { readonly part: "chest" | "ears"; readonly player: string; readonly step: "filed" | "narrowed" | "none" | "waits"; readonly tokens: number; readonly you: "no" | "yes" }
  readonly "alchemists.event.reputationChanged": { readonly amount: number; readonly change: "gain" | "loss"; readonly player: string; readonly to: number; readonly why: "artifact" | "conference" | "debunking" | "endorsing" | "exhibition" | "failedDebunking" | "golemFailed" | "insanity" | "order" | "publishing" | "sale" | "startup" | "topAlchemist"; readonly you: "no" | "yes" }
  readonly "alchemists.event.reshuffled": { readonly pile: "favours" | "ingredients" }
  readonly "alchemists.event.roundBegan": { readonly player: string; readonly round: number; readonly you: "no" | "yes" }
  readonly "alchemists.event.rowCleared": { readonly count: number }
  readonly "alchemists.event.rowDealt": { readonly ingredients: string; readonly row: "none" | "some" }
  readonly "alchemists.event.saleAnswered": { readonly player: string; readonly potion: "healing" | "insanity" | "paralysis" | "poison" | "speed" | "wisdom"; readonly quality: "correctSign" | "exact" | "neutral" | "wrongSign"; readonly you: "no" | "yes" }
  readonly "alchemists.event.scored": { readonly amount: number; readonly change: "gain" | "loss"; readonly player: string; readonly source: "articles" | "artifacts" | "crystalCabinet" | "featherInCap" | "gold" | "golem" | "grants" | "magicMirror" | "mahoganyBookcase" | "reports" | "reputation" | "secretBonus" | "theories" | "wisdomIdol"; readonly you: "no" | "yes" }
  readonly "alchemists.event.sealsRevealed": { readonly correct: "no" | "yes"; readonly ingredient: "birdClaw" | "fern" | "flower" | "mandrakeRoot" | "mushroom" | "ravensFeather" | "scorpion" | "toad" }
  readonly "alchemists.event.secretArtifactTaken": { readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.setAside": { readonly count: number; readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.signShown": { readonly colour: "blue" | "green" | "red"; readonly ingredient: "birdClaw" | "fern" | "flower" | "mandrakeRoot" | "mushroom" | "ravensFeather" | "scorpion" | "toad"; readonly player: string; readonly sign: "minus" | "plus"; readonly you: "no" | "yes" }
  readonly "alchemists.event.sold": { readonly counted: "correctSign" | "exact" | "neutral" | "wrongSign"; readonly kept: "no" | "yes"; readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.spaceBegan": { readonly space: "buy" | "custodian" | "debunk" | "drink" | "exhibit" | "forage" | "publish" | "researchGolem" | "sell" | "test" | "transmute" | "visitLibrary" }
  readonly "alchemists.event.startingArtifactTaken": { readonly artifact: string; readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.startupDealt": { readonly count: number; readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.startupRevealed": null
  readonly "alchemists.event.studentCharges": null
  readonly "alchemists.event.theoryDebunked": { readonly alchemical: string; readonly colour: "blue" | "green" | "red"; readonly ingredient: "birdClaw" | "fern" | "flower" | "mandrakeRoot" | "mushroom" | "ravensFeather" | "scorpion" | "toad" }
  readonly "alchemists.event.topAlchemists": { readonly count: number; readonly players: string; readonly seals: number }
  readonly "alchemists.event.transmuted": { readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.underCounterCame": { readonly artifacts: string }
  readonly "alchemists.event.unusedCubes": { readonly cubes: number; readonly favours: number; readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.event.unveiled": { readonly artifacts: string; readonly player: string; readonly you: "no" | "yes" }
  readonly "alchemists.favour.assistant": null
  readonly "alchemists.favour.associate": null
  readonly "alchemists.favour.barmaid": null
  readonly "alchemists.favour.courtier": null
  readonly "alchemists.favour.custodian": null
  readonly "alchemists.favour.herbalist": null
  readonly "alchemists.favour.merchant": null
  readonly "alchemists.favour.sage": null
  readonly "alchemists.favour.shopkeeper": null
  readonly "alchemists.favourText.assistant": null
  readonly "alchemists.favourText.associate": null
  readonly "alchemists.favourText.barmaid": null
  readonly "alchemists.favourText.courtier": null
  readonly "alchemists.favourText.custodian": null
  readonly "alchemists.favourText.herbalist": null
  readonly "alchemists.favourText.merchant": null
  readonly "alchemists.favourText.sage": null
  readonly "alchemists.favourText.shopkeeper": null
  readonly "alchemists.grant.encyclopedia": null
  readonly "alchemists.guarantee.correctSign": null
  readonly "alchemists.guarantee.exact": null
  readonly "alchemists.guarantee.neutral": null
  readonly "alchemists.guarantee.wrongSign": null
  readonly "alchemists.line.answersShown": { readonly alchemical: string; readonly ingredient: "birdClaw" | "fern" | "flower" | "mandrakeRoot" | "mushroom" | "ravensFeather" | "scorpion" | "toad" }
  readonly "alchemists.line.bidsRevealed": { readonly bid: number; readonly player: string; readonly smileys: number }
  readonly "alchemists.line.bookRead": { readonly ingredients: string; readonly luminary: "lunar" | "solar"; readonly player: string }
  readonly "alchemists.line.golemTested": { readonly ingredients: string; readonly player: string; readonly reaction: "both" | "chest" | "ears" | "none" }
  readonly "alchemists.line.reported": { readonly player: string; readonly tokens: string }
  readonly "alchemists.line.sealsRevealed": { readonly player: string; readonly points: number; readonly seal: "blue" | "gold" | "green" | "red" | "silver" | "white" }
  readonly "alchemists.line.startupRevealed": { readonly cards: string; readonly player: string }
  readonly "alchemists.line.theoryDebunked": { readonly player: string; readonly seal: "blue" | "gold" | "green" | "red" | "silver" | "white" }
  readonly "alchemists.option.aid": null
  readonly "alchemists.option.aid.advice": null
  readonly "alchemists.option.aid.bookkeeping": null
  readonly "alchemists.option.aid.consequences": null
  readonly "alchemists.option.aid.none": null
  readonly "alchemists.option.busyDays": null
  readonly "alchemists.option.codes": null
  readonly "alchemists.option.codes.original": null
  readonly "alchemists.option.codes.own": null
  readonly "alchemists.option.conferences": null
  readonly "alchemists.option.conferences.apprentice": null
  readonly "alchemists.option.conferences.master": null
  readonly "alchemists.option.debunking": null
  readonly "alchemists.option.debunking.apprentice": null
  readonly "alchemists.option.debunking.master": null
  readonly "alchemists.option.firstPlayer": null
  readonly "alchemists.option.firstPlayer.random": null
  readonly "alchemists.option.firstPlayer.seat1": null
  readonly "alchemists.option.firstPlayer.seat2": null
  readonly "alchemists.option.firstPlayer.seat3": null
  readonly "alchemists.option.firstPlayer.seat4": null
  readonly "alchemists.option.golemProject": null
  readonly "alchemists.option.printedValues": null
  readonly "alchemists.option.royalEncyclopedia": null
  readonly "alchemists.option.seat1": null
  readonly "alchemists.option.seat1.apprentice": null
  readonly "alchemists.option.seat1.apprenticeConferences": null
  readonly "alchemists.option.seat1.apprenticeDebunking": null
  readonly "alchemists.option.seat1.apprenticeIngredients": null
  readonly "alchemists.option.seat1.master": null
  readonly "alchemists.option.seat1.masterConferences": null
  readonly "alchemists.option.seat1.masterDebunking": null
  readonly "alchemists.option.seat1.masterIngredients": null
  readonly "alchemists.option.seat1.table": null
  readonly "alchemists.option.seat2": null
  readonly "alchemists.option.seat2.apprentice": null
  readonly "alchemists.option.seat2.apprenticeConferences": null
  readonly "alchemists.option.seat2.apprenticeDebunking": null
  readonly "alchemists.option.seat2.apprenticeIngredients": null
  readonly "alchemists.option.seat2.master": null
  readonly "alchemists.option.seat2.masterConferences": null
  readonly "alchemists.option.seat2.masterDebunking": null
  readonly "alchemists.option.seat2.masterIngredients": null
  readonly "alchemists.option.seat2.table": null
  readonly "alchemists.option.seat3": null
  readonly "alchemists.option.seat3.apprentice": null
  readonly "alchemists.option.seat3.apprenticeConferences": null
  readonly "alchemists.option.seat3.apprenticeDebunking": null
  readonly "alchemists.option.seat3.apprenticeIngredients": null
  readonly "alchemists.option.seat3.master": null
  readonly "alchemists.option.seat3.masterConferences": null
  readonly "alchemists.option.seat3.masterDebunking": null
  readonly "alchemists.option.seat3.masterIngredients": null
  readonly "alchemists.option.seat3.table": null
  readonly "alchemists.option.seat4": null
  readonly "alchemists.option.seat4.apprentice": null
  readonly "alchemists.option.seat4.apprenticeConferences": null
  readonly "alchemists.option.seat4.apprenticeDebunking": null
  readonly "alchemists.option.seat4.apprenticeIngredients": null
  readonly "alchemists.option.seat4.master": null
  readonly "alchemists.option.seat4.masterConferences": null
  readonly "alchemists.option.seat4.masterDebunking": null
  readonly "alchemists.option.seat4.masterIngredients": null
  readonly "alchemists.option.seat4.table": null
  readonly "alchemists.option.startingIngredients": null
  readonly "alchemists.option.startingIngredients.apprentice": null
  readonly "alchemists.option.startingIngredients.master": null
  readonly "alchemists.option.startupFunding": null
  readonly "alchemists.own.articleEndorsed": { readonly colour: "blue" | "green" | "red"; readonly seal: "blue" | "gold" | "green" | "red" | "silver" | "white" }
  readonly "alchemists.own.articlePublished": { readonly claims: string; readonly colour: "blue" | "green" | "red"; readonly immediate: "no" | "yes"; readonly seal: "blue" | "gold" | "green" | "red" | "silver" | "white" }
  readonly "alchemists.own.bookRead": { readonly ingredient: "birdClaw" | "fern" | "flower" | "mandrakeRoot" | "mushroom" | "ravensFeather" | "scorpion" | "toad"; readonly luminary: "lunar" | "solar" }
  readonly "alchemists.own.bookTaken": { readonly ingredients: string }
  readonly "alchemists.own.cardsDrawn": { readonly cards: string }
  readonly "alchemists.own.endorsed": { readonly ingredient: "birdClaw" | "fern" | "flower" | "mandrakeRoot" | "mushroom" | "ravensFeather" | "scorpion" | "toad"; readonly seal: "blue" | "gold" | "green" | "red" | "silver" | "white" }
  readonly "alchemists.own.foragedUnseen": { readonly ingredient: "birdClaw" | "fern" | "flower" | "mandrakeRoot" | "mushroom" | "ravensFeather" | "scorpion" | "toad" }
  readonly "alchemists.own.golemAnimated": { readonly ingredients: string; readonly worked: "no" | "yes" }
  readonly "alchemists.own.golemTested": { readonly ingredient: "birdClaw" | "fern" | "flower" | "mandrakeRoot" | "mushroom" | "ravensFeather" | "scorpion" | "toad"; readonly reaction: "both" | "chest" | "ears" | "none" }
  readonly "alchemists.own.herbalistDone": { readonly ingredients: string }
  readonly "alchemists.own.ingredientKept": { readonly ingredient: "birdClaw" | "fern" | "flower" | "mandrakeRoot" | "mushroom" | "ravensFeather" | "scorpion" | "toad" }
  readonly "alchemists.own.periscopeUsed": { readonly ingredient: "birdClaw" | "fern" | "flower" | "mandrakeRoot" | "mushroom" | "ravensFeather" | "scorpion" | "toad"; readonly mixer: string }
  readonly "alchemists.own.potionMade": { readonly at: "cap" | "custodian" | "drink" | "exhibit" | "test"; readonly ingredients: string; readonly potion: "healing" | "insanity" | "neutral" | "paralysis" | "poison" | "speed" | "wisdom" }
  readonly "alchemists.own.published": { readonly alchemical: string; readonly immediate: "no" | "yes"; readonly ingredient: "birdClaw" | "fern" | "flower" | "mandrakeRoot" | "mushroom" | "ravensFeather" | "scorpion" | "toad"; readonly seal: "blue" | "gold" | "green" | "red" | "silver" | "white" }
  readonly "alchemists.own.reported": { readonly part: "chest" | "ears"; readonly step: "filed" | "narrowed"; readonly tokens: string }
  readonly "alchemists.own.saleAnswered": { readonly ingredients: string; readonly potion: "healing" | "insanity" | "paralysis" | "poison" | "speed" | "wisdom"; readonly quality: "correctSign" | "exact" | "neutral" | "wrongSign" }
  readonly "alchemists.own.secretArtifactTaken": { readonly artifact: string }
  readonly "alchemists.own.setAside": { readonly ingredients: string }
  readonly "alchemists.own.startupDealt": { readonly cards: string }
  readonly "alchemists.own.transmuted": { readonly ingredient: "birdClaw" | "fern" | "flower" | "mandrakeRoot" | "mushroom" | "ravensFeather" | "scorpion" | "toad" }
  readonly "alchemists.part.alchemical": null
  readonly "alchemists.part.articleColour": null
  readonly "alchemists.part.artifact": null
  readonly "alchemists.part.aspect": null
  readonly "alchemists.part.barmaids": null
  readonly "alchemists.part.bid": null
  readonly "alchemists.part.blueSpace": null
  readonly "alchemists.part.book": null
  readonly "alchemists.part.card": null
  readonly "alchemists.part.courtiers": null
  readonly "alchemists.part.doubted": null
  readonly "alchemists.part.endorsed": null
  readonly "alchemists.part.endorsedArticle": null
  readonly "alchemists.part.favour": null
  readonly "alchemists.part.fed": null
  readonly "alchemists.part.first": null
  readonly "alchemists.part.firstAnimator": null
  readonly "alchemists.part.firstDiscard": null
  readonly "alchemists.part.firstShown": null
  readonly "alchemists.part.firstSign": null
  readonly "alchemists.part.firstStartup": null
  readonly "alchemists.part.firstToken": null
  readonly "alchemists.part.from": null
  readonly "alchemists.part.grant": null
  readonly "alchemists.part.greenSpace": null
  readonly "alchemists.part.guarantee": null
  readonly "alchemists.part.merchants": null
  readonly "alchemists.part.mortar": null
  readonly "alchemists.part.offering": null
  readonly "alchemists.part.orderSpace": null
  readonly "alchemists.part.promised": null
  readonly "alchemists.part.redSpace": null
  readonly "alchemists.part.rejected": null
  readonly "alchemists.part.replicated": null
  readonly "alchemists.part.reportOn": null
  readonly "alchemists.part.sages": null
  readonly "alchemists.part.seal": null
  readonly "alchemists.part.second": null
  readonly "alchemists.part.secondAnimator": null
  readonly "alchemists.part.secondDiscard": null
  readonly "alchemists.part.secondShown": null
  readonly "alchemists.part.secondSign": null
  readonly "alchemists.part.secondStartup": null
  readonly "alchemists.part.secondToken": null
  readonly "alchemists.part.secret": null
  readonly "alchemists.part.shopkeepers": null
  readonly "alchemists.part.shown": null
  readonly "alchemists.part.starting": null
  readonly "alchemists.part.takenBack": null
  readonly "alchemists.part.theory": null
  readonly "alchemists.part.token": null
  readonly "alchemists.part.unveiled": null
  readonly "alchemists.part.wanted": null
  readonly "alchemists.part.whiteSpace": null
  readonly "alchemists.plan.buy": { readonly count: number }
  readonly "alchemists.plan.custodian": { readonly count: number }
  readonly "alchemists.plan.debunk": { readonly count: number }
  readonly "alchemists.plan.drink": { readonly count: number }
  readonly "alchemists.plan.exhibit": { readonly count: number }
  readonly "alchemists.plan.forage": { readonly count: number }
  readonly "alchemists.plan.publish": { readonly count: number }
  readonly "alchemists.plan.researchGolem": { readonly count: number }
  readonly "alchemists.plan.sell": { readonly count: number }
  readonly "alchemists.plan.test": { readonly count: number }
  readonly "alchemists.plan.transmute": { readonly count: number }
  readonly "alchemists.plan.visitLibrary": { readonly count: number }
  readonly "alchemists.planning.associate": { readonly space: string }
  readonly "alchemists.planning.count": { readonly held: number; readonly placed: number }
  readonly "alchemists.planning.done": null
  readonly "alchemists.planning.unused": { readonly cubes: string }
  readonly "alchemists.preset.apprentice": null
  readonly "alchemists.preset.kingsGolem": null
  readonly "alchemists.preset.master": null
  readonly "alchemists.preview.bonus": { readonly count: number }
  readonly "alchemists.preview.costs": { readonly gold: string }
  readonly "alchemists.preview.costsReputation": { readonly count: number }
  readonly "alchemists.preview.exactPays": { readonly gold: string }
  readonly "alchemists.preview.held": { readonly count: number }
  readonly "alchemists.preview.kept": { readonly chance: string }
  readonly "alchemists.preview.pays": { readonly gold: string }
  readonly "alchemists.preview.pointless": null
  readonly "alchemists.preview.success": { readonly chance: string }
  readonly "alchemists.quality.correctSign": null
  readonly "alchemists.quality.exact": null
  readonly "alchemists.quality.neutral": null
  readonly "alchemists.quality.wrongSign": null
  readonly "alchemists.reject.alchemicalTaken": { readonly alchemical: "NNN" | "Nnp" | "PPP" | "Ppn" | "nPp" | "npN" | "pNn" | "pnP" }
  readonly "alchemists.reject.alreadyExhibited": { readonly potion: "healing" | "insanity" | "paralysis" | "poison" | "speed" | "wisdom" }
  readonly "alchemists.reject.alreadySealed": null
  readonly "alchemists.reject.articleExists": { readonly colour: "blue" | "green" | "red" }
  readonly "alchemists.reject.artifactGone": { readonly artifact: "altarOfGold" | "amuletOfRhetoric" | "bootsOfSpeed" | "bronzeCup" | "crystalCabinet" | "discountCard" | "featherInCap" | "hypnoticAmulet" | "magicMirror" | "magicMortar" | "mahoganyBookcase" | "periscope" | "printingPress" | "replicator" | "robeOfRespect" | "royalSignet" | "sealOfAuthority" | "silverChalice" | "thinkingCap" | "wisdomIdol" | "witchsTrunk" }
  readonly "alchemists.reject.associateTwice": null
  readonly "alchemists.reject.associateWithoutCube": { readonly space: "buy" | "custodian" | "debunk" | "drink" | "exhibit" | "forage" | "publish" | "researchGolem" | "sell" | "test" | "transmute" | "visitLibrary" }
  readonly "alchemists.reject.bidTooLow": { readonly bid: number }
  readonly "alchemists.reject.bookNotOffered": { readonly ingredient: "birdClaw" | "fern" | "flower" | "mandrakeRoot" | "mushroom" | "ravensFeather" | "scorpion" | "toad" }
  readonly "alchemists.reject.favourMissing": { readonly favour: "assistant" | "associate" | "barmaid" | "courtier" | "custodian" | "herbalist" | "merchant" | "sage" | "shopkeeper"; readonly held: number; readonly needed: number }
  readonly "alchemists.reject.golemAlive": null
  readonly "alchemists.reject.golemNeedsEncyclopedia": null
  readonly "alchemists.reject.golemUntested": { readonly needed: number; readonly tests: number }
  readonly "alchemists.reject.grantNotOffered": null
  readonly "alchemists.reject.guaranteeWorthless": null
  readonly "alchemists.reject.inConflict": null
  readonly "alchemists.reject.ingredientMissing": { readonly ingredient: "birdClaw" | "fern" | "flower" | "mandrakeRoot" | "mushroom" | "ravensFeather" | "scorpion" | "toad" }
  readonly "alchemists.reject.ingredientTwice": null
  readonly "alchemists.reject.justDebunked": null
  readonly "alchemists.reject.mortarMissing": null
  readonly "alchemists.reject.noAltar": null
  readonly "alchemists.reject.noApproval": { readonly held: number; readonly needed: number }
  readonly "alchemists.reject.noArticle": { readonly colour: "blue" | "green" | "red" }
  readonly "alchemists.reject.noGold": { readonly held: number; readonly needed: number }
  readonly "alchemists.reject.noReputation": { readonly held: number; readonly needed: number }
  readonly "alchemists.reject.noSealSpace": null
  readonly "alchemists.reject.noSuchSeat": { readonly seat: number; readonly seats: number }
  readonly "alchemists.reject.noTheory": { readonly ingredient: "birdClaw" | "fern" | "flower" | "mandrakeRoot" | "mushroom" | "ravensFeather" | "scorpion" | "toad" }
  readonly "alchemists.reject.noTokenLeft": { readonly ingredient: "birdClaw" | "fern" | "flower" | "mandrakeRoot" | "mushroom" | "ravensFeather" | "scorpion" | "toad" }
  readonly "alchemists.reject.notAsked": { readonly ask: "act" | "bid" | "chooseOrder" | "chooseStartup" | "declare" | "feather" | "grant" | "herbalist" | "immediate" | "keepFavour" | "offerGold" | "over" | "periscope" | "readBook" | "readBooks" | "replicate" | "report" | "reportNow" | "settleFunding" | "thinkingCap" | "unveil" }
  readonly "alchemists.reject.notConcerned": null
  readonly "alchemists.reject.notInPool": null
  readonly "alchemists.reject.notReplicable": null
  readonly "alchemists.reject.notUnveilable": null
  readonly "alchemists.reject.nothingThere": { readonly from: "birdClaw" | "deck" | "fern" | "flower" | "mandrakeRoot" | "mushroom" | "ravensFeather" | "scorpion" | "toad" }
  readonly "alchemists.reject.nothingToNarrow": { readonly part: "chest" | "ears" }
  readonly "alchemists.reject.nothingToRefute": { readonly ingredient: "birdClaw" | "fern" | "flower" | "mandrakeRoot" | "mushroom" | "ravensFeather" | "scorpion" | "toad" }
  readonly "alchemists.reject.orderSpaceClosed": null
  readonly "alchemists.reject.orderSpaceTaken": null
  readonly "alchemists.reject.otherAspect": null
  readonly "alchemists.reject.otherFunding": null
  readonly "alchemists.reject.otherVariant": null
  readonly "alchemists.reject.potionBlocked": null
  readonly "alchemists.reject.reportExists": { readonly part: "chest" | "ears" }
  readonly "alchemists.reject.sameArticle": null
  readonly "alchemists.reject.sameFour": null
  readonly "alchemists.reject.sameIngredient": null
  readonly "alchemists.reject.sameToken": null
  readonly "alchemists.reject.sealMissing": { readonly seal: "blue" | "gold" | "green" | "red" | "silver" | "white" }
  readonly "alchemists.reject.spaceClosed": { readonly space: "buy" | "custodian" | "debunk" | "drink" | "exhibit" | "forage" | "publish" | "researchGolem" | "sell" | "test" | "transmute" | "visitLibrary" }
  readonly "alchemists.reject.startupCardMissing": null
  readonly "alchemists.reject.theoryExists": { readonly ingredient: "birdClaw" | "fern" | "flower" | "mandrakeRoot" | "mushroom" | "ravensFeather" | "scorpion" | "toad" }
  readonly "alchemists.reject.tokenInUse": { readonly colour: "blue" | "green" | "red"; readonly size: "big" | "small" }
  readonly "alchemists.reject.tooFewCubes": { readonly held: number; readonly needed: number }
  readonly "alchemists.reject.tooManyActions": { readonly limit: number; readonly space: "buy" | "custodian" | "debunk" | "drink" | "exhibit" | "forage" | "publish" | "researchGolem" | "sell" | "test" | "transmute" | "visitLibrary" }
  readonly "alchemists.reject.valuesApproval": { readonly board: number }
  readonly "alchemists.reject.valuesArtifactCards": { readonly count: number; readonly pool: "secret" | "starting" }
  readonly "alchemists.reject.valuesBoardSpaces": { readonly board: number; readonly open: number; readonly players: number }
  readonly "alchemists.reject.valuesBoards": { readonly count: number; readonly due: number }
  readonly "alchemists.reject.valuesConferenceRow": { readonly due: number; readonly level: "apprentice" | "master"; readonly rows: number }
  readonly "alchemists.reject.valuesMoodMarks": { readonly count: number; readonly mark: number }
  readonly "alchemists.reject.valuesMoodTiles": { readonly count: number; readonly due: number }
  readonly "alchemists.reject.valuesPlainBoards": { readonly count: number; readonly rounds: string }
  readonly "alchemists.reject.valuesShape": { readonly path: string }
  readonly "alchemists.reject.valuesStartingPrice": { readonly price: number }
  readonly "alchemists.reject.valuesStartupCards": { readonly count: number; readonly due: number }
  readonly "alchemists.reject.wrongNumberOfCards": { readonly size: number }
  readonly "alchemists.rules.aim": null
  readonly "alchemists.rules.artifacts": null
  readonly "alchemists.rules.busyDays": null
  readonly "alchemists.rules.count": null
  readonly "alchemists.rules.debunk": null
  readonly "alchemists.rules.encyclopedia": null
  readonly "alchemists.rules.experiment": null
  readonly "alchemists.rules.favours": null
  readonly "alchemists.rules.gather": null
  readonly "alchemists.rules.golem": null
  readonly "alchemists.rules.last": null
  readonly "alchemists.rules.library": null
  readonly "alchemists.rules.mixing": null
  readonly "alchemists.rules.order": null
  readonly "alchemists.rules.plan": null
  readonly "alchemists.rules.publish": null
  readonly "alchemists.rules.reputation": null
  readonly "alchemists.rules.round": null
  readonly "alchemists.rules.secret": null
  readonly "alchemists.rules.sell": null
  readonly "alchemists.rules.signs": null
  readonly "alchemists.rules.startup": null
  readonly "alchemists.score.articles": null
  readonly "alchemists.score.artifacts": null
  readonly "alchemists.score.crystalCabinet": null
  readonly "alchemists.score.featherInCap": null
  readonly "alchemists.score.gold": null
  readonly "alchemists.score.golem": null
  readonly "alchemists.score.grants": null
  readonly "alchemists.score.magicMirror": null
  readonly "alchemists.score.mahoganyBookcase": null
  readonly "alchemists.score.reports": null
  readonly "alchemists.score.reputation": null
  readonly "alchemists.score.secretBonus": null
  readonly "alchemists.score.theories": null
  readonly "alchemists.score.wisdomIdol": null
  readonly "alchemists.seal.blue": null
  readonly "alchemists.seal.gold": null
  readonly "alchemists.seal.green": null
  readonly "alchemists.seal.red": null
  readonly "alchemists.seal.silver": null
  readonly "alchemists.seal.white": null
  readonly "alchemists.shelf.credit": null
  readonly "alchemists.shelf.extra.busyDays": null
  readonly "alchemists.shelf.extra.golemProject": null
  readonly "alchemists.shelf.extra.master": null
  readonly "alchemists.shelf.extra.royalEncyclopedia": null
  readonly "alchemists.shelf.extra.startupFunding": null
  readonly "alchemists.shelf.extraText.busyDays": null
  readonly "alchemists.shelf.extraText.golemProject": null
  readonly "alchemists.shelf.extraText.master": null
  readonly "alchemists.shelf.extraText.royalEncyclopedia": null
  readonly "alchemists.shelf.extraText.startupFunding": null
  readonly "alchemists.shelf.extras": null
  readonly "alchemists.shelf.tagline": null
  readonly "alchemists.shelf.title": null
  readonly "alchemists.space.buy": null
  readonly "alchemists.space.custodian": null
  readonly "alchemists.space.debunk": null
  readonly "alchemists.space.drink": null
  readonly "alchemists.space.exhibit": null
  readonly "alchemists.space.forage": null
  readonly "alchemists.space.publish": null
  readonly "alchemists.space.researchGolem": null
  readonly "alchemists.space.sell": null
  readonly "alchemists.space.test": null
  readonly "alchemists.space.transmute": null
  readonly "alchemists.space.visitLibrary": null
  readonly "alchemists.startup.artifact": { readonly pool: "secret" | "starting" }
  readonly "alchemists.startup.books": { readonly count: number }
  readonly "alchemists.startup.delayed": { readonly count: number }
  readonly "alchemists.startup.favours": { readonly count: number }
  readonly "alchemists.startup.gold": { readonly count: number }
  readonly "alchemists.startup.ingredients": { readonly count: number }
  readonly "alchemists.startup.loss": { readonly count: number }
  readonly "alchemists.startup.reputation": { readonly count: number }
  readonly "alchemists.value.bid": { readonly bid: number }
  readonly "alchemists.value.deck": null
  readonly "alchemists.value.grant": { readonly ingredients: string; readonly points: number }
  readonly "alchemists.value.mortar": { readonly use: "no" | "yes" }
  readonly "alchemists.value.noFavours": null
  readonly "alchemists.value.nothing": null
  readonly "alchemists.value.reportOn": { readonly part: "chest" | "ears" }
  readonly "alchemists.value.sign": { readonly sign: "minus" | "plus" }
  readonly "alchemists.word.claims": { readonly ingredients: string; readonly sign: "minus" | "plus" }
  readonly "alchemists.word.hidden": { readonly cards: string; readonly player: string }
  readonly "alchemists.word.trigger": { readonly colour: "blue" | "green" | "red"; readonly size: "big" | "small" }
  readonly "alchemy.alchemical.NNN": null
  readonly "alchemy.alchemical.Nnp": null
  readonly "alchemy.alchemical.PPP": null
  readonly "alchemy.alchemical.Ppn": null
  readonly "alchemy.alchemical.nPp": null
  readonly "alchemy.alchemical.npN": null
  readonly "alchemy.alchemical.pNn": null
  readonly "alchemy.alchemical.pnP": null
  readonly "alchemy.article.claim": { readonly ingredient: string; readonly sign: "minus" | "none" | "plus" }
  readonly "alchemy.article.how": null
  readonly "alchemy.article.on": { readonly colour: "blue" | "green" | "red" }
  readonly "alchemy.chance.percent": { readonly percent: number }
  readonly "alchemy.colour.blue": null
  readonly "alchemy.colour.green": null
  readonly "alchemy.colour.red": null
  readonly "alchemy.ingredient.birdClaw": null
  readonly "alchemy.ingredient.fern": null
  readonly "alchemy.ingredient.flower": null
  readonly "alchemy.ingredient.mandrakeRoot": null
  readonly "alchemy.ingredient.mushroom": null
  readonly "alchemy.ingredient.ravensFeather": null
  readonly "alchemy.ingredient.scorpion": null
  readonly "alchemy.ingredient.toad": null
  readonly "alchemy.notice.differsFromOriginal": null
  readonly "alchemy.potion.healing": null
  readonly "alchemy.potion.insanity": null
  readonly "alchemy.potion.neutral": null
  readonly "alchemy.potion.paralysis": null
  readonly "alchemy.potion.poison": null
  readonly "alchemy.potion.speed": null
  readonly "alchemy.potion.wisdom": null
  readonly "alchemy.reader.animate": null
  readonly "alchemy.reader.debunk": null
  readonly "alchemy.reader.drink": null
  readonly "alchemy.reader.exhibit": null
  readonly "alchemy.reader.finalRound": null
  readonly "alchemy.reader.golemTest": null
  readonly "alchemy.reader.library": null
  readonly "alchemy.reader.researchGolem": null
  readonly "alchemy.reader.sell": null
  readonly "alchemy.reader.showAnswers": null
  readonly "alchemy.reader.test": null
  readonly "alchemy.reject.articleLine": null
  readonly "alchemy.reject.codeEdition": { readonly edition: "base" | "other"; readonly length: number }
  readonly "alchemy.reject.codeLength": { readonly length: number }
  readonly "alchemy.reject.codeLetters": null
  readonly "alchemy.reject.codeUnknown": { readonly code: string }
  readonly "alchemy.reject.factArticle": null
  readonly "alchemy.reject.factKind": null
  readonly "alchemy.reject.factLine": null
  readonly "alchemy.reject.factList": null
  readonly "alchemy.reject.factOdds": { readonly limit: number }
  readonly "alchemy.reject.factPair": null
  readonly "alchemy.reject.factShape": null
  readonly "alchemy.reject.factWord": { readonly word: string }
  readonly "alchemy.reject.readerBoard": null
  readonly "alchemy.reject.readerFinalRound": null
  readonly "alchemy.reject.readerIncomplete": null
  readonly "alchemy.reject.readerNoExpansion": null
  readonly "alchemy.reject.readerNoGame": null
  readonly "alchemy.reject.readerNotNow": null
  readonly "alchemy.reject.readerNotOffered": null
  readonly "alchemy.reject.readerSameIngredient": null
  readonly "alchemy.reject.readerTooMany": { readonly count: number }
  readonly "apprentices.action.acceptHelp": null
  readonly "apprentices.action.askHelp": null
  readonly "apprentices.action.blockSlot": null
  readonly "apprentices.action.buyDie": null
  readonly "apprentices.action.cancelRaven": null
  readonly "apprentices.action.chooseDie": null
  readonly "apprentices.action.convert": null
  readonly "apprentices.action.declineHelp": null
  readonly "apprentices.action.endTurn": null
  readonly "apprentices.action.keepRavens": null
  readonly "apprentices.action.offerHelp": null
  readonly "apprentices.action.rerollDie": null
  readonly "apprentices.action.rerollRavens": null
  readonly "apprentices.action.research": null
  readonly "apprentices.action.rollRaven": null
  readonly "apprentices.action.shiftPrice": null
  readonly "apprentices.action.takeUnit": null
  readonly "apprentices.action.tradeRavens": null
  readonly "apprentices.action.tradeUnits": null
  readonly "apprentices.action.withdrawHelp": null
  readonly "apprentices.ask.fifthDie": null
  readonly "apprentices.ask.ravens": null
  readonly "apprentices.ask.threeRavens": null
  readonly "apprentices.ask.work": null
  readonly "apprentices.colour.blue": null
  readonly "apprentices.colour.green": null
  readonly "apprentices.colour.purple": null
  readonly "apprentices.colour.yellow": null
  readonly "apprentices.event.diceRolled": { readonly faces: string; readonly player: string; readonly you: "no" | "yes" }
  readonly "apprentices.event.dieBought": { readonly colour: "black" | "green" | "purple" | "yellow"; readonly player: string; readonly points: number; readonly you: "no" | "yes" }
  readonly "apprentices.event.dieChosen": { readonly colour: "black" | "green" | "purple" | "yellow"; readonly player: string; readonly you: "no" | "yes" }
  readonly "apprentices.event.dieRerolled": { readonly before: string; readonly face: string; readonly player: string; readonly table: number; readonly you: "no" | "yes" }
  readonly "apprentices.event.endTriggered": { readonly round: number }
  readonly "apprentices.event.extraRavenCame": { readonly player: string; readonly you: "no" | "yes" }
  readonly "apprentices.event.gameBegan": { readonly player: string; readonly you: "no" | "yes" }
  readonly "apprentices.event.gameEnded": { readonly count: number; readonly total: number; readonly winners: string }
  readonly "apprentices.event.helpAsked": { readonly player: string; readonly you: "no" | "yes" }
  readonly "apprentices.event.helpDeclined": { readonly owner: string; readonly player: string; readonly you: "no" | "yes" }
  readonly "apprentices.event.helpOffered": { readonly owner: string; readonly player: string; readonly you: "no" | "yes" }
  readonly "apprentices.event.helpWithdrawn": { readonly player: string; readonly you: "no" | "yes" }
  readonly "apprentices.event.pointsLost": { readonly player: string; readonly points: number; readonly you: "no" | "yes" }
  readonly "apprentices.event.priceShifted": { readonly player: string; readonly price: number; readonly table: number; readonly you: "no" | "yes" }
  readonly "apprentices.event.ravenCancelled": { readonly owner: string; readonly player: string; readonly points: number; readonly whose: "other" | "own"; readonly you: "no" | "yes" }
  readonly "apprentices.event.ravenRolled": { readonly face: string; readonly player: string; readonly you: "no" | "yes" }
  readonly "apprentices.event.ravensKept": { readonly player: string; readonly you: "no" | "yes" }
  readonly "apprentices.event.ravensRerolled": { readonly faces: string; readonly player: string; readonly you: "no" | "yes" }
  readonly "apprentices.event.ravensTraded": { readonly player: string; readonly points: number; readonly table: number; readonly you: "no" | "yes" }
  readonly "apprentices.event.researched": { readonly player: string; readonly points: number; readonly square: number; readonly table: number; readonly units: string; readonly you: "no" | "yes" }
  readonly "apprentices.event.roundBegan": { readonly player: string; readonly round: number; readonly you: "no" | "yes" }
  readonly "apprentices.event.slotBlocked": { readonly player: string; readonly rank: number; readonly target: number; readonly you: "no" | "yes" }
  readonly "apprentices.event.slotGained": { readonly player: string; readonly rank: number; readonly table: number; readonly you: "no" | "yes" }
  readonly "apprentices.event.slotLost": { readonly player: string; readonly rank: number; readonly table: number; readonly you: "no" | "yes" }
  readonly "apprentices.event.squaresOpened": { readonly cap: number }
  readonly "apprentices.event.tieRoundBegan": { readonly players: string }
  readonly "apprentices.event.turnBegan": { readonly player: string; readonly you: "no" | "yes" }
  readonly "apprentices.event.turnEnded": { readonly player: string; readonly you: "no" | "yes" }
  readonly "apprentices.event.unitTaken": { readonly owner: string; readonly player: string; readonly table: number; readonly units: string; readonly you: "no" | "yes" }
  readonly "apprentices.event.unitsLost": { readonly player: string; readonly units: string; readonly you: "no" | "yes" }
  readonly "apprentices.event.unitsMade": { readonly gains: string; readonly player: string; readonly points: number; readonly price: "other" | "units"; readonly spent: string; readonly table: number; readonly you: "no" | "yes" }
  readonly "apprentices.event.unitsTraded": { readonly player: string; readonly points: number; readonly table: number; readonly units: string; readonly you: "no" | "yes" }
  readonly "apprentices.face.gemstone": null
  readonly "apprentices.face.parchment": null
  readonly "apprentices.face.potion": null
  readonly "apprentices.face.raven": null
  readonly "apprentices.option.firstPlayer": null
  readonly "apprentices.option.firstPlayer.random": null
  readonly "apprentices.option.firstPlayer.seat1": null
  readonly "apprentices.option.firstPlayer.seat2": null
  readonly "apprentices.option.firstPlayer.seat3": null
  readonly "apprentices.option.firstPlayer.seat4": null
  readonly "apprentices.option.ravenBreaksWholeConversion": null
  readonly "apprentices.option.table1": null
  readonly "apprentices.option.table1.apprentice": null
  readonly "apprentices.option.table1.initiate": null
  readonly "apprentices.option.table1.random": null
  readonly "apprentices.option.table2": null
  readonly "apprentices.option.table2.apprentice": null
  readonly "apprentices.option.table2.initiate": null
  readonly "apprentices.option.table2.random": null
  readonly "apprentices.option.table3": null
  readonly "apprentices.option.table3.apprentice": null
  readonly "apprentices.option.table3.initiate": null
  readonly "apprentices.option.table3.random": null
  readonly "apprentices.option.table4": null
  readonly "apprentices.option.table4.apprentice": null
  readonly "apprentices.option.table4.initiate": null
  readonly "apprentices.option.table4.random": null
  readonly "apprentices.option.table5": null
  readonly "apprentices.option.table5.apprentice": null
  readonly "apprentices.option.table5.initiate": null
  readonly "apprentices.option.table5.random": null
  readonly "apprentices.option.table6": null
  readonly "apprentices.option.table6.apprentice": null
  readonly "apprentices.option.table6.initiate": null
  readonly "apprentices.option.table6.random": null
  readonly "apprentices.preset.apprentice": null
  readonly "apprentices.preset.initiate": null
  readonly "apprentices.preset.mixed": null
  readonly "apprentices.reject.abilityBlocked": { readonly table: number }
  readonly "apprentices.reject.abilityUsed": { readonly table: number }
  readonly "apprentices.reject.askedAlready": null
  readonly "apprentices.reject.atTheCap": { readonly square: number; readonly table: number }
  readonly "apprentices.reject.cannotBlock": null
  readonly "apprentices.reject.chooseDieFirst": null
  readonly "apprentices.reject.colourGone": { readonly colour: "black" | "green" | "purple" | "yellow" }
  readonly "apprentices.reject.firstRound": null
  readonly "apprentices.reject.keepColoured": null
  readonly "apprentices.reject.noSuchAbility": { readonly table: number }
  readonly "apprentices.reject.noSuchOffer": null
  readonly "apprentices.reject.noSuchSeat": { readonly seat: number; readonly seats: number }
  readonly "apprentices.reject.noThreeRavens": null
  readonly "apprentices.reject.nobodyToAsk": null
  readonly "apprentices.reject.notAGemstone": null
  readonly "apprentices.reject.notARaven": null
  readonly "apprentices.reject.notAsked": null
  readonly "apprentices.reject.notTheirs": null
  readonly "apprentices.reject.notYourDie": null
  readonly "apprentices.reject.offeredAlready": null
  readonly "apprentices.reject.onlyBeforeTheGame": null
  readonly "apprentices.reject.pointsMissing": { readonly needed: number; readonly points: number }
  readonly "apprentices.reject.priceLimit": null
  readonly "apprentices.reject.ravensFirst": null
  readonly "apprentices.reject.threeRavensFirst": null
  readonly "apprentices.reject.unitsNotReady": null
  readonly "apprentices.reject.withdrawnAlready": null
  readonly "apprentices.reject.wrongGains": null
  readonly "apprentices.reject.wrongInputs": null
  readonly "apprentices.reject.wrongPayment": { readonly table: number }
  readonly "apprentices.score.abilities": null
  readonly "apprentices.score.dice": null
  readonly "apprentices.score.losses": null
  readonly "apprentices.score.ravens": null
  readonly "apprentices.score.research": null
  readonly "apprentices.shelf.credit": null
  readonly "apprentices.shelf.tagline": null
  readonly "apprentices.shelf.title": null
  readonly "apprentices.units.gemstone": { readonly count: number }
  readonly "apprentices.units.parchment": { readonly count: number }
  readonly "apprentices.units.potion": { readonly count: number }
  readonly "apprentices.units.raven": { readonly count: number }
  readonly "apprentices.wish.always": null
  readonly "apprentices.wish.ask": null
  readonly "apprentices.wish.leftovers": null
  readonly "apprentices.wish.never": null
  readonly "apprentices.word.nothing": null
  readonly "cli.alchemists.approval": { readonly count: number }
  readonly "cli.alchemists.articles": null
  readonly "cli.alchemists.artifacts": null
  readonly "cli.alchemists.belongings": null
  readonly "cli.alchemists.books": { readonly count: number }
  readonly "cli.alchemists.buyer": null
  readonly "cli.alchemists.claim": { readonly aspect: string; readonly ingredient: string; readonly space: "blue" | "green" | "red" | "white" }
  readonly "cli.alchemists.column": { readonly figure: "cubes" | "favours" | "gold" | "ingredients" | "reputation" | "seals" }
  readonly "cli.alchemists.conference": null
  readonly "cli.alchemists.conferenceAfter": { readonly round: number }
  readonly "cli.alchemists.conferences": null
  readonly "cli.alchemists.deck": { readonly count: number }
  readonly "cli.alchemists.encyclopedia": null
  readonly "cli.alchemists.exhibition": null
  readonly "cli.alchemists.faceDown": { readonly count: number }
  readonly "cli.alchemists.favourPile": { readonly favours: string }
  readonly "cli.alchemists.golem": null
  readonly "cli.alchemists.golemAlive": null
  readonly "cli.alchemists.golemFailures": { readonly failures: number }
  readonly "cli.alchemists.golemFed": { readonly tests: string }
  readonly "cli.alchemists.golemFiled": { readonly part: "chest" | "ears"; readonly tokens: number }
  readonly "cli.alchemists.golemReport": { readonly part: "chest" | "ears"; readonly tokens: number }
  readonly "cli.alchemists.golemReported": { readonly part: "chest" | "ears"; readonly tokens: string }
  readonly "cli.alchemists.golemTest": { readonly ingredient: string; readonly reaction: "both" | "chest" | "ears" | "none" }
  readonly "cli.alchemists.golemTests": { readonly tests: number }
  readonly "cli.alchemists.golemTokens": { readonly tokens: number }
  readonly "cli.alchemists.golemTried": { readonly pairs: string }
  readonly "cli.alchemists.grants": null
  readonly "cli.alchemists.hand": null
  readonly "cli.alchemists.hospital": { readonly cubes: string }
  readonly "cli.alchemists.ingredient": { readonly ingredient: "birdClaw" | "fern" | "flower" | "mandrakeRoot" | "mushroom" | "ravensFeather" | "scorpion" | "toad" }
  readonly "cli.alchemists.later": { readonly artifacts: string }
  readonly "cli.alchemists.legend": null
  readonly "cli.alchemists.myFavours": null
  readonly "cli.alchemists.mySeals": null
  readonly "cli.alchemists.mySecret": { readonly artifacts: string }
  readonly "cli.alchemists.next": { readonly adventurer: string }
  readonly "cli.alchemists.nextOrder": null
  readonly "cli.alchemists.nobody": null
  readonly "cli.alchemists.notebookLegend": null
  readonly "cli.alchemists.offer": null
  readonly "cli.alchemists.order": null
  readonly "cli.alchemists.orderGood": { readonly count: number; readonly good: "actions" | "approval" | "books" | "favours" | "gold" | "ingredients" | "reputation" }
  readonly "cli.alchemists.orderLast": null
  readonly "cli.alchemists.orderSource": { readonly source: "host" | "reconstructed" }
  readonly "cli.alchemists.over": null
  readonly "cli.alchemists.page.notebook": null
  readonly "cli.alchemists.page.table": null
  readonly "cli.alchemists.phase": { readonly phase: "declare" | "endOfRound" | "order" | "resolve" | "setUp" }
  readonly "cli.alchemists.piles": { readonly deck: number; readonly discard: number; readonly favours: number }
  readonly "cli.alchemists.pool": { readonly artifacts: string }
  readonly "cli.alchemists.results": null
  readonly "cli.alchemists.revealed": { readonly seals: string }
  readonly "cli.alchemists.round": { readonly last: number; readonly round: number }
  readonly "cli.alchemists.row": null
  readonly "cli.alchemists.seals": null
  readonly "cli.alchemists.shown": null
  readonly "cli.alchemists.space": { readonly space: "buy" | "custodian" | "debunk" | "drink" | "exhibit" | "forage" | "publish" | "researchGolem" | "sell" | "test" | "transmute" | "visitLibrary" }
  readonly "cli.alchemists.startup": { readonly cards: string }
  readonly "cli.alchemists.theories": null
  readonly "cli.alchemists.triangle": null
  readonly "cli.alchemists.truth": null
  readonly "cli.alchemists.underCounter": { readonly artifact: string }
  readonly "cli.alchemists.unused": { readonly cubes: string }
  readonly "cli.apprentices.choosing": null
  readonly "cli.apprentices.cost": { readonly cost: string }
  readonly "cli.apprentices.dice": { readonly black: number; readonly green: number; readonly purple: number; readonly yellow: number }
  readonly "cli.apprentices.effect.blockSlot": null
  readonly "cli.apprentices.effect.blocked": null
  readonly "cli.apprentices.effect.convert": { readonly from: string; readonly gains: string }
  readonly "cli.apprentices.effect.fromPoints": { readonly points: number }
  readonly "cli.apprentices.effect.points": { readonly from: string; readonly points: number }
  readonly "cli.apprentices.effect.ravens": { readonly count: number; readonly points: number }
  readonly "cli.apprentices.effect.rerollDie": null
  readonly "cli.apprentices.effect.shiftPrice": null
  readonly "cli.apprentices.effect.takeUnit": { readonly from: string }
  readonly "cli.apprentices.effect.used": null
  readonly "cli.apprentices.extraRaven": null
  readonly "cli.apprentices.lastRound": null
  readonly "cli.apprentices.legend": null
  readonly "cli.apprentices.letter": { readonly face: "gemstone" | "parchment" | "potion" | "raven" }
  readonly "cli.apprentices.menu.atTable": { readonly table: string }
  readonly "cli.apprentices.menu.colour": { readonly colour: "black" | "green" | "purple" | "yellow" }
  readonly "cli.apprentices.menu.die": { readonly colour: "black" | "green" | "purple" | "yellow"; readonly face: string }
  readonly "cli.apprentices.menu.free": null
  readonly "cli.apprentices.menu.from": { readonly owner: string; readonly unit: string }
  readonly "cli.apprentices.menu.gain": { readonly gains: string; readonly units: string }
  readonly "cli.apprentices.menu.gemstone": { readonly unit: string }
  readonly "cli.apprentices.menu.made": { readonly face: string }
  readonly "cli.apprentices.menu.marker": null
  readonly "cli.apprentices.menu.pay": { readonly units: string }
  readonly "cli.apprentices.menu.raven": { readonly unit: string }
  readonly "cli.apprentices.menu.ravenOf": { readonly owner: string; readonly unit: string }
  readonly "cli.apprentices.menu.shift": { readonly by: "other" | "up" }
  readonly "cli.apprentices.menu.square": { readonly points: number; readonly square: number }
  readonly "cli.apprentices.menu.target": { readonly effect: string; readonly rank: number; readonly table: string }
  readonly "cli.apprentices.over": null
  readonly "cli.apprentices.points": { readonly points: number }
  readonly "cli.apprentices.price": { readonly price: number }
  readonly "cli.apprentices.round": { readonly round: number }
  readonly "cli.apprentices.rules.abilities": null
  readonly "cli.apprentices.rules.aim": null
  readonly "cli.apprentices.rules.dice": null
  readonly "cli.apprentices.rules.first": null
  readonly "cli.apprentices.rules.ravens": null
  readonly "cli.apprentices.rules.research": null
  readonly "cli.apprentices.table": { readonly side: "apprentice" | "initiate"; readonly table: number }
  readonly "cli.bot.about": { readonly bot: "greedy" | "random" | "strong" }
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
  readonly "cli.failure.resumeBot": { readonly bot: string }
  readonly "cli.failure.resumeForeign": { readonly path: string }
  readonly "cli.failure.resumeOver": { readonly path: string }
  readonly "cli.failure.unexpected": { readonly detail: string }
  readonly "cli.failure.unreadable": { readonly path: string }
  readonly "cli.failure.unwritable": { readonly path: string }
  readonly "cli.help.arguments": null
  readonly "cli.help.article": null
  readonly "cli.help.articles": null
  readonly "cli.help.at": null
  readonly "cli.help.athanor": null
  readonly "cli.help.auto": null
  readonly "cli.help.botList": { readonly bots: string }
  readonly "cli.help.bots": null
  readonly "cli.help.commands": null
  readonly "cli.help.deals": null
  readonly "cli.help.effort": null
  readonly "cli.help.explain": null
  readonly "cli.help.factFile": null
  readonly "cli.help.facts": null
  readonly "cli.help.file": null
  readonly "cli.help.files": null
  readonly "cli.help.game": { readonly games: string; readonly usual: string }
  readonly "cli.help.games": null
  readonly "cli.help.globalOptions": null
  readonly "cli.help.golem": null
  readonly "cli.help.help": null
  readonly "cli.help.helpCommand": null
  readonly "cli.help.hotseat": null
  readonly "cli.help.json": null
  readonly "cli.help.lang": null
  readonly "cli.help.library": null
  readonly "cli.help.names": null
  readonly "cli.help.offer": null
  readonly "cli.help.option": null
  readonly "cli.help.options": null
  readonly "cli.help.play": null
  readonly "cli.help.playSeed": null
  readonly "cli.help.players": null
  readonly "cli.help.preset": null
  readonly "cli.help.replay": null
  readonly "cli.help.resume": null
  readonly "cli.help.save": null
  readonly "cli.help.seed": null
  readonly "cli.help.seenCommitment": null
  readonly "cli.help.seenHead": null
  readonly "cli.help.seenSalt": null
  readonly "cli.help.settingsOf": { readonly game: string; readonly presets: string }
  readonly "cli.help.simulate": null
  readonly "cli.help.solve": null
  readonly "cli.help.solveExample": null
  readonly "cli.help.usage": null
  readonly "cli.help.values": null
  readonly "cli.help.verify": null
  readonly "cli.help.viewer": null
  readonly "cli.help.workers": null
  readonly "cli.key.back": null
  readonly "cli.key.enter": null
  readonly "cli.key.leave": null
  readonly "cli.key.rules": null
  readonly "cli.key.story": null
  readonly "cli.key.wish": null
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
  readonly "cli.misuse.readerLog": null
  readonly "cli.misuse.resumeAlone": null
  readonly "cli.misuse.seed": null
  readonly "cli.misuse.seenHash": { readonly given: string }
  readonly "cli.misuse.seenHead": { readonly given: string }
  readonly "cli.misuse.seenManyFiles": null
  readonly "cli.misuse.suggestion": { readonly meant: string }
  readonly "cli.misuse.tooManyBots": { readonly bots: number; readonly seats: number }
  readonly "cli.misuse.unknownCommand": { readonly given: string }
  readonly "cli.misuse.unknownOption": { readonly given: string }
  readonly "cli.misuse.values": { readonly game: string }
  readonly "cli.misuse.viewer": { readonly given: string; readonly seats: number }
  readonly "cli.play.adept": null
  readonly "cli.play.begin": null
  readonly "cli.play.commitment": { readonly commitment: string }
  readonly "cli.play.done": null
  readonly "cli.play.earlier": null
  readonly "cli.play.finale": null
  readonly "cli.play.goOn": null
  readonly "cli.play.handOver": { readonly player: string }
  readonly "cli.play.hideHand": null
  readonly "cli.play.invited": { readonly player: string }
  readonly "cli.play.leave": null
  readonly "cli.play.left": { readonly path: string }
  readonly "cli.play.letBe": null
  readonly "cli.play.look": { readonly player: string }
  readonly "cli.play.news": null
  readonly "cli.play.reallyLeave": null
  readonly "cli.play.resumeHint": { readonly path: string }
  readonly "cli.play.saved": { readonly path: string }
  readonly "cli.play.sealed": { readonly player: string }
  readonly "cli.play.sealedLuck": { readonly commitment: string }
  readonly "cli.play.stay": null
  readonly "cli.play.thinking": { readonly player: string }
  readonly "cli.play.undo": null
  readonly "cli.play.undone": { readonly player: string }
  readonly "cli.play.verifyHint": { readonly path: string }
  readonly "cli.play.welcome": null
  readonly "cli.play.wish": null
  readonly "cli.prompt.game": null
  readonly "cli.prompt.language": null
  readonly "cli.prompt.left": { readonly game: string; readonly players: string }
  readonly "cli.prompt.newGame": null
  readonly "cli.prompt.opponents": null
  readonly "cli.prompt.people": null
  readonly "cli.prompt.playerCount": { readonly count: number }
  readonly "cli.prompt.players": null
  readonly "cli.prompt.thisLanguage": null
  readonly "cli.replay.reader": { readonly count: number }
  readonly "cli.simulate.heading": { readonly games: number; readonly players: number; readonly seed: string; readonly title: string }
  readonly "cli.simulate.length": { readonly max: number; readonly mean: string; readonly min: number }
  readonly "cli.simulate.speed": { readonly actions: string; readonly games: string; readonly seconds: string; readonly workers: number }
  readonly "cli.solve.alchemical": null
  readonly "cli.solve.allRight": null
  readonly "cli.solve.animation": { readonly pair: string }
  readonly "cli.solve.animations": null
  readonly "cli.solve.article": null
  readonly "cli.solve.articleLegend": null
  readonly "cli.solve.articles": null
  readonly "cli.solve.badArticle": { readonly given: string; readonly reason: string }
  readonly "cli.solve.badFact": { readonly fact: number; readonly reason: string; readonly source: string }
  readonly "cli.solve.badLine": { readonly line: number; readonly reason: string; readonly source: string }
  readonly "cli.solve.badOffer": { readonly word: string }
  readonly "cli.solve.because": null
  readonly "cli.solve.bits": null
  readonly "cli.solve.books": null
  readonly "cli.solve.certain": null
  readonly "cli.solve.chance": null
  readonly "cli.solve.clash": null
  readonly "cli.solve.contradiction": { readonly count: number }
  readonly "cli.solve.experiments": null
  readonly "cli.solve.facts": null
  readonly "cli.solve.gainLegend": null
  readonly "cli.solve.golem": null
  readonly "cli.solve.golemTest": { readonly ingredient: string }
  readonly "cli.solve.golemTests": null
  readonly "cli.solve.grid": null
  readonly "cli.solve.hedged": null
  readonly "cli.solve.ingredient": null
  readonly "cli.solve.input": null
  readonly "cli.solve.legend": null
  readonly "cli.solve.luminaries": null
  readonly "cli.solve.luminary": null
  readonly "cli.solve.mix": null
  readonly "cli.solve.newCertain": null
  readonly "cli.solve.newPublishable": null
  readonly "cli.solve.noFacts": null
  readonly "cli.solve.noList": null
  readonly "cli.solve.notJson": null
  readonly "cli.solve.nothingToLearn": null
  readonly "cli.solve.oneClaim": { readonly given: string }
  readonly "cli.solve.openColour": null
  readonly "cli.solve.pair": null
  readonly "cli.solve.points": null
  readonly "cli.solve.report": null
  readonly "cli.solve.reportLegend": null
  readonly "cli.solve.reports": null
  readonly "cli.solve.right": null
  readonly "cli.solve.safeHedge": null
  readonly "cli.solve.softClaim": { readonly given: string }
  readonly "cli.solve.space": null
  readonly "cli.solve.space.blue": null
  readonly "cli.solve.space.green": null
  readonly "cli.solve.space.red": null
  readonly "cli.solve.space.white": null
  readonly "cli.solve.verdict": { readonly claim: string; readonly count: number; readonly verdict: "open" | "proven" | "ruledOut" }
  readonly "cli.solve.word.animate": null
  readonly "cli.solve.word.article": null
  readonly "cli.solve.word.big": null
  readonly "cli.solve.word.blue": null
  readonly "cli.solve.word.both": null
  readonly "cli.solve.word.chest": null
  readonly "cli.solve.word.ears": null
  readonly "cli.solve.word.golem": null
  readonly "cli.solve.word.green": null
  readonly "cli.solve.word.has": null
  readonly "cli.solve.word.lunar": null
  readonly "cli.solve.word.no": null
  readonly "cli.solve.word.none": null
  readonly "cli.solve.word.red": null
  readonly "cli.solve.word.small": null
  readonly "cli.solve.word.solar": null
  readonly "cli.solve.word.yes": null
  readonly "cli.solve.worlds": { readonly all: number; readonly bits: string; readonly worlds: number }
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
  readonly "cli.value.article": null
  readonly "cli.value.command": null
  readonly "cli.value.count": null
  readonly "cli.value.entry": null
  readonly "cli.value.fact": null
  readonly "cli.value.factor": null
  readonly "cli.value.facts": null
  readonly "cli.value.file": null
  readonly "cli.value.files": null
  readonly "cli.value.hash": null
  readonly "cli.value.list": null
  readonly "cli.value.name": null
  readonly "cli.value.names": null
  readonly "cli.value.options": null
  readonly "cli.value.seat": null
  readonly "cli.value.setting": null
  readonly "cli.value.text": null
  readonly "cli.value.versionHash": null
  readonly "cli.verify.atEntry": { readonly entry: number }
  readonly "cli.verify.failed": { readonly failed: number; readonly total: number }
  readonly "cli.verify.proven": { readonly entries: number; readonly head: string }
  readonly "cli.verify.step": { readonly step: "commitment" | "ending" | "format" | "moves" | "outcome" | "salts" | "seen" }
  readonly "compendium.action.copy": null
  readonly "compendium.action.create": null
  readonly "compendium.action.takeBag": null
  readonly "compendium.action.takeReserve": null
  readonly "compendium.among.birdLegs": { readonly count: number }
  readonly "compendium.among.dragonsBlood": { readonly count: number }
  readonly "compendium.among.mushrooms": { readonly count: number }
  readonly "compendium.among.spiders": { readonly count: number }
  readonly "compendium.among.trollEyes": { readonly count: number }
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
  readonly "compendium.event.awardPaid": { readonly ingredient: "birdLegs" | "dragonsBlood" | "mushrooms" | "spiders" | "trollEyes"; readonly place: number; readonly player: string; readonly points: number; readonly you: "no" | "yes" }
  readonly "compendium.event.cubesDealt": { readonly count: number; readonly player: string; readonly you: "no" | "yes" }
  readonly "compendium.event.drewFromBag": { readonly count: number; readonly player: string; readonly you: "no" | "yes" }
  readonly "compendium.event.endTriggered": { readonly round: number }
  readonly "compendium.event.fameLapped": { readonly chip: number; readonly player: string; readonly you: "no" | "yes" }
  readonly "compendium.event.gameBegan": { readonly player: string; readonly you: "no" | "yes" }
  readonly "compendium.event.gameEnded": { readonly count: number; readonly total: number; readonly winners: string }
  readonly "compendium.event.halfPointsScored": { readonly count: number; readonly player: string; readonly points: number; readonly you: "no" | "yes" }
  readonly "compendium.event.handsRevealed": null
  readonly "compendium.event.potionCopied": { readonly cauldron: string; readonly cubes: string; readonly owner: string; readonly player: string; readonly tribute: "birdLegs" | "dragonsBlood" | "mushrooms" | "spiders" | "trollEyes"; readonly value: number; readonly you: "no" | "yes" }
  readonly "compendium.event.potionCreated": { readonly cauldron: string; readonly cubes: string; readonly player: string; readonly value: number; readonly you: "no" | "yes" }
  readonly "compendium.event.productsReceived": { readonly cubes: string; readonly lacking: "none" | "some"; readonly missing: string; readonly player: string; readonly received: "none" | "some"; readonly you: "no" | "yes" }
  readonly "compendium.event.reserveCounted": { readonly cubes: string }
  readonly "compendium.event.roundBegan": { readonly round: number }
  readonly "compendium.event.schoolDealt": { readonly player: string; readonly you: "no" | "yes" }
  readonly "compendium.event.schoolsRevealed": null
  readonly "compendium.event.supplyGone": { readonly player: string; readonly you: "no" | "yes" }
  readonly "compendium.event.tookFromReserve": { readonly ingredient: "birdLegs" | "dragonsBlood" | "mushrooms" | "spiders" | "trollEyes"; readonly player: string; readonly you: "no" | "yes" }
  readonly "compendium.event.turnSkipped": { readonly player: string; readonly you: "no" | "yes" }
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
  readonly "compendium.shelf.credit": null
  readonly "compendium.shelf.tagline": null
  readonly "compendium.shelf.title": null
  readonly "compendium.word.cauldron": { readonly first: "birdLegs" | "dragonsBlood" | "mushrooms" | "spiders" | "trollEyes"; readonly second: "birdLegs" | "dragonsBlood" | "mushrooms" | "spiders" | "trollEyes" }
  readonly "compendium.word.creationWarning": null
  readonly "compendium.word.hand": { readonly cubes: string; readonly player: string }
  readonly "compendium.word.noCubes": null
  readonly "compendium.word.school": { readonly player: string; readonly school: "birdLegs" | "dragonsBlood" | "mushrooms" | "spiders" | "trollEyes" }
  readonly "compendium.word.undealtSchools": { readonly schools: string }
  readonly "kernel.reject.alreadySealed": null
  readonly "kernel.reject.badAction": { readonly expected: string; readonly path: string }
  readonly "kernel.reject.badData": { readonly most: number; readonly name: string }
  readonly "kernel.reject.badOption": { readonly choices: string; readonly name: string; readonly value: string }
  readonly "kernel.reject.badOptions": null
  readonly "kernel.reject.colourTaken": { readonly colour: string }
  readonly "kernel.reject.gameOver": null
  readonly "kernel.reject.notYourTurn": null
  readonly "kernel.reject.nothingToUndo": null
  readonly "kernel.reject.rulesAhead": { readonly newest: number; readonly version: number }
  readonly "kernel.reject.rulesGone": { readonly newest: number; readonly version: number }
  readonly "kernel.reject.seatCount": { readonly count: number; readonly max: number; readonly min: number }
  readonly "kernel.reject.unknownColour": { readonly colour: string }
  readonly "kernel.reject.unknownGame": { readonly game: string }
  readonly "kernel.reject.unknownOption": { readonly choices: string; readonly name: string }
  readonly "kernel.verify.chainBroken": null
  readonly "kernel.verify.commitmentBroken": null
  readonly "kernel.verify.notALog": { readonly field: string }
  readonly "kernel.verify.notFinished": null
  readonly "kernel.verify.otherAgreement": null
  readonly "kernel.verify.otherCommitment": null
  readonly "kernel.verify.otherGame": null
  readonly "kernel.verify.otherHistory": null
  readonly "kernel.verify.otherOutcome": null
  readonly "kernel.verify.otherSalt": null
  readonly "kernel.verify.saltBroken": { readonly name: string }
  readonly "kernel.verify.secretMissing": null
  readonly "notebook.advice.asked": null
  readonly "notebook.advice.bits": { readonly bits: number }
  readonly "notebook.advice.hedge": { readonly colour: "blue" | "green" | "red"; readonly safe: string }
  readonly "notebook.advice.legend": { readonly topic: "animations" | "articles" | "books" | "debunkings" | "exhibits" | "experiments" | "golem" | "reports" | "risks" | "sales" | "theories" }
  readonly "notebook.advice.nothing": null
  readonly "notebook.advice.points": { readonly points: number }
  readonly "notebook.advice.report": { readonly chance: string; readonly part: "chest" | "ears"; readonly triggers: string }
  readonly "notebook.advice.star": null
  readonly "notebook.advice.title": null
  readonly "notebook.advice.topic": { readonly topic: "animations" | "articles" | "books" | "debunkings" | "exhibits" | "experiments" | "golem" | "reports" | "risks" | "sales" | "theories" }
  readonly "notebook.advice.wake": null
  readonly "notebook.fact.alchemical": { readonly alchemicals: string; readonly ingredient: string }
  readonly "notebook.fact.animation": { readonly ingredients: string; readonly worked: "no" | "yes" }
  readonly "notebook.fact.article": { readonly colour: "blue" | "green" | "red"; readonly signs: string }
  readonly "notebook.fact.articleSide": { readonly ingredients: string; readonly sign: "minus" | "plus" }
  readonly "notebook.fact.aspect": { readonly aspects: string; readonly ingredient: string }
  readonly "notebook.fact.circle": { readonly colour: "blue" | "green" | "red"; readonly size: "big" | "small" }
  readonly "notebook.fact.glimpse": { readonly ingredient: string; readonly potions: string }
  readonly "notebook.fact.hunch": { readonly fact: string; readonly odds: number }
  readonly "notebook.fact.leaning": { readonly ingredient: string }
  readonly "notebook.fact.luminary": { readonly ingredient: string; readonly luminary: "lunar" | "solar" }
  readonly "notebook.fact.made": { readonly ingredients: string; readonly potions: string }
  readonly "notebook.fact.madeNot": { readonly ingredients: string; readonly potion: string }
  readonly "notebook.fact.potion": { readonly potion: "healing" | "insanity" | "neutral" | "paralysis" | "poison" | "speed" | "wisdom" }
  readonly "notebook.fact.publication": { readonly alchemical: string; readonly ingredient: string; readonly odds: number }
  readonly "notebook.fact.reaction": { readonly ingredient: string; readonly shown: "both" | "chest" | "ears" | "none" }
  readonly "notebook.fact.sign": { readonly colour: string; readonly sign: "minus" | "plus" }
  readonly "notebook.fact.trigger": { readonly part: "chest" | "ears"; readonly triggers: string }
  readonly "notebook.page.add": null
  readonly "notebook.page.badFile": null
  readonly "notebook.page.badLink": null
  readonly "notebook.page.conflict": { readonly ingredients: string }
  readonly "notebook.page.conflicts": null
  readonly "notebook.page.debunked": { readonly publications: string }
  readonly "notebook.page.export": null
  readonly "notebook.page.field": { readonly field: "alchemical" | "chest" | "colour" | "ears" | "ingredient" | "luminary" | "odds" | "part" | "potion" | "promised" | "quality" | "second" | "sign" | "trigger" | "woke" | "yes" }
  readonly "notebook.page.follow": null
  readonly "notebook.page.followHint": null
  readonly "notebook.page.full": null
  readonly "notebook.page.golem": null
  readonly "notebook.page.hint": null
  readonly "notebook.page.hintText": null
  readonly "notebook.page.import": null
  readonly "notebook.page.incomplete": null
  readonly "notebook.page.kind": null
  readonly "notebook.page.kindName": { readonly kind: "alchemical" | "animation" | "article" | "demonstration" | "experiment" | "library" | "ownArticle" | "ownTheory" | "periscope" | "publication" | "reaction" | "report" | "sale" | "sign" }
  readonly "notebook.page.lead": null
  readonly "notebook.page.line": null
  readonly "notebook.page.lineHint": null
  readonly "notebook.page.lineLabel": null
  readonly "notebook.page.master": null
  readonly "notebook.page.masterHint": null
  readonly "notebook.page.name": null
  readonly "notebook.page.new": null
  readonly "notebook.page.noted": null
  readonly "notebook.page.oddsHint": null
  readonly "notebook.page.quality": { readonly quality: "correctSign" | "exact" | "neutral" | "wrongSign" }
  readonly "notebook.page.remove": null
  readonly "notebook.page.removeConflict": { readonly ingredients: string }
  readonly "notebook.page.removeFact": { readonly number: number }
  readonly "notebook.page.removeSure": { readonly name: string }
  readonly "notebook.page.share": null
  readonly "notebook.page.shareText": null
  readonly "notebook.page.sign": { readonly sign: "minus" | "plus" }
  readonly "notebook.page.title": null
  readonly "notebook.page.unnamed": { readonly number: number }
  readonly "notebook.page.which": null
  readonly "notebook.page.write": null
  readonly "notebook.page.yesNo": { readonly yes: "no" | "yes" }
  readonly "notebook.sheet.aid": null
  readonly "notebook.sheet.aidName": { readonly aid: "advice" | "bookkeeping" | "consequences" | "none" }
  readonly "notebook.sheet.another": { readonly ingredient: string }
  readonly "notebook.sheet.because": { readonly claim: string; readonly count: number; readonly verdict: "open" | "proven" | "ruledOut" }
  readonly "notebook.sheet.butOne": { readonly colour: "blue" | "green" | "red" }
  readonly "notebook.sheet.cell": { readonly alchemical: string; readonly ingredient: string; readonly said: string }
  readonly "notebook.sheet.certain": null
  readonly "notebook.sheet.clash": null
  readonly "notebook.sheet.clashTold": { readonly count: number }
  readonly "notebook.sheet.detail": null
  readonly "notebook.sheet.empty": null
  readonly "notebook.sheet.facts": { readonly count: number }
  readonly "notebook.sheet.factsLabel": null
  readonly "notebook.sheet.golem": null
  readonly "notebook.sheet.golemCell": { readonly part: "chest" | "ears"; readonly said: string; readonly trigger: string }
  readonly "notebook.sheet.grid": null
  readonly "notebook.sheet.impossible": null
  readonly "notebook.sheet.luminary": { readonly luminary: "lunar" | "solar" }
  readonly "notebook.sheet.mark": { readonly mark: "circle" | "cross" }
  readonly "notebook.sheet.marked": { readonly mark: "circle" | "cross" }
  readonly "notebook.sheet.mayMake": null
  readonly "notebook.sheet.mode": null
  readonly "notebook.sheet.modeName": { readonly mode: "look" | "mark" }
  readonly "notebook.sheet.note": null
  readonly "notebook.sheet.part": { readonly part: "chest" | "ears" }
  readonly "notebook.sheet.possible": null
  readonly "notebook.sheet.reasons": null
  readonly "notebook.sheet.sure": null
  readonly "notebook.sheet.theories": null
  readonly "notebook.sheet.token": null
  readonly "notebook.sheet.trouble": { readonly state: "failed" | "slow" }
  readonly "notebook.sheet.undo": null
  readonly "notebook.sheet.why": null
  readonly "notebook.sheet.worlds": { readonly worlds: number }
  readonly "reader.answers.animators": { readonly ingredients: string }
  readonly "reader.answers.askText": null
  readonly "reader.answers.askTitle": null
  readonly "reader.answers.golem": { readonly colour: "blue" | "green" | "red"; readonly part: "chest" | "ears"; readonly size: "big" | "small" }
  readonly "reader.answers.title": null
  readonly "reader.banner.cardsSecret": null
  readonly "reader.banner.everySecret": null
  readonly "reader.banner.noAnswer": null
  readonly "reader.banner.open": null
  readonly "reader.banner.private": null
  readonly "reader.banner.public": null
  readonly "reader.board.aside": null
  readonly "reader.board.empty": null
  readonly "reader.board.emptyText": null
  readonly "reader.board.fill": null
  readonly "reader.board.fromCode": null
  readonly "reader.board.fromGame": null
  readonly "reader.board.print": null
  readonly "reader.board.random": null
  readonly "reader.board.tap": { readonly task: "answer" | "lay" }
  readonly "reader.board.task": null
  readonly "reader.board.taskOf": { readonly task: "answer" | "lay" }
  readonly "reader.board.text": null
  readonly "reader.board.tiles": null
  readonly "reader.board.title": null
  readonly "reader.board.toReader": null
  readonly "reader.board.use": null
  readonly "reader.camera.again": null
  readonly "reader.camera.asking": null
  readonly "reader.camera.byHand": null
  readonly "reader.camera.check": { readonly count: number }
  readonly "reader.camera.failed": { readonly failure: "busy" | "missing" | "refused" | "unable" }
  readonly "reader.camera.light": null
  readonly "reader.camera.looking": { readonly count: number }
  readonly "reader.camera.missing": { readonly count: number; readonly place: "first" | "second" }
  readonly "reader.camera.nothing": null
  readonly "reader.camera.one": { readonly ingredient: string }
  readonly "reader.camera.point": { readonly count: number }
  readonly "reader.camera.retry": null
  readonly "reader.camera.scan": null
  readonly "reader.camera.steady": null
  readonly "reader.camera.tooMany": { readonly count: number }
  readonly "reader.camera.twice": { readonly ingredient: string }
  readonly "reader.debunk.colour": null
  readonly "reader.debunk.continue": null
  readonly "reader.debunk.oneIngredient": null
  readonly "reader.debunk.potion": null
  readonly "reader.debunk.twoIngredients": null
  readonly "reader.deck.aside": null
  readonly "reader.deck.how": null
  readonly "reader.deck.paper": null
  readonly "reader.deck.paperOf": { readonly paper: "a4" | "letter" }
  readonly "reader.deck.print": null
  readonly "reader.deck.sheet": { readonly count: number; readonly number: number }
  readonly "reader.deck.text": null
  readonly "reader.deck.title": null
  readonly "reader.explain.alsoNoted": null
  readonly "reader.explain.articleFalls": { readonly colour: "blue" | "green" | "red"; readonly count: number; readonly ingredients: string }
  readonly "reader.explain.articles": null
  readonly "reader.explain.hopeless": null
  readonly "reader.explain.marked": null
  readonly "reader.explain.no": null
  readonly "reader.explain.outcome": { readonly ingredients: string; readonly kind: "conflict" | "debunked" | "failed" }
  readonly "reader.explain.price": null
  readonly "reader.explain.reckonArticles": null
  readonly "reader.explain.sign": { readonly colour: "blue" | "green" | "red"; readonly sign: "minus" | "plus" }
  readonly "reader.explain.text": { readonly variant: "apprentice" | "master" }
  readonly "reader.explain.theories": null
  readonly "reader.explain.theoryOn": { readonly ingredient: string }
  readonly "reader.explain.title": null
  readonly "reader.explain.yes": { readonly colour: "blue" | "green" | "red"; readonly sign: "minus" | "plus" }
  readonly "reader.explain.yesNeutral": null
  readonly "reader.gate.answerText": null
  readonly "reader.gate.boardText": null
  readonly "reader.gate.hold": null
  readonly "reader.gate.holdText": null
  readonly "reader.gate.inputText": { readonly count: number; readonly until: "answer" | "never" }
  readonly "reader.gate.press": null
  readonly "reader.gate.title": null
  readonly "reader.history.askText": null
  readonly "reader.history.empty": null
  readonly "reader.history.save": null
  readonly "reader.history.show": null
  readonly "reader.history.title": null
  readonly "reader.home.address": null
  readonly "reader.home.answersText": null
  readonly "reader.home.byHand": null
  readonly "reader.home.code": null
  readonly "reader.home.entryText": { readonly entry: "animate" | "debunkApprentice" | "debunkMaster" | "drink" | "exhibit" | "golemTest" | "library" | "researchGolem" | "sell" | "test" }
  readonly "reader.home.finalText": { readonly on: "no" | "yes" }
  readonly "reader.home.history": null
  readonly "reader.home.historyText": { readonly count: number }
  readonly "reader.home.join": null
  readonly "reader.home.joinText": { readonly code: string }
  readonly "reader.home.notebookText": null
  readonly "reader.home.onlyHere": null
  readonly "reader.home.otherGame": null
  readonly "reader.home.question": null
  readonly "reader.home.variantText": null
  readonly "reader.input.animators": null
  readonly "reader.input.book": null
  readonly "reader.input.chosen": { readonly ingredients: string }
  readonly "reader.input.chosenNone": null
  readonly "reader.input.confirm": null
  readonly "reader.input.fed": null
  readonly "reader.input.ingredients": null
  readonly "reader.input.pair": null
  readonly "reader.page.offlineReady": null
  readonly "reader.page.offlineSoon": null
  readonly "reader.page.title": null
  readonly "reader.result.boardNoted": null
  readonly "reader.result.demonstration": { readonly potion: string; readonly yes: "no" | "yes" }
  readonly "reader.result.demonstrationText": null
  readonly "reader.result.done": null
  readonly "reader.result.drink": { readonly potion: "insanity" | "other" | "paralysis" | "poison" }
  readonly "reader.result.drinkOnce": null
  readonly "reader.result.exhibit": null
  readonly "reader.result.face": { readonly colour: "blue" | "green" | "red"; readonly sign: "minus" | "plus" }
  readonly "reader.result.faceNeutral": null
  readonly "reader.result.hide": null
  readonly "reader.result.lives": { readonly worked: "no" | "yes" }
  readonly "reader.result.livesText": { readonly worked: "no" | "yes" }
  readonly "reader.result.luminary": { readonly luminary: "lunar" | "solar" }
  readonly "reader.result.luminaryText": { readonly luminary: "lunar" | "solar" }
  readonly "reader.result.quality": { readonly quality: "correctSign" | "exact" | "neutral" | "wrongSign" }
  readonly "reader.result.reaction": { readonly reaction: "both" | "chest" | "ears" | "none" }
  readonly "reader.result.sale": { readonly quality: "correctSign" | "exact" | "neutral" | "wrongSign" }
  readonly "reader.result.salePay": null
  readonly "reader.result.sign": { readonly colour: "blue" | "green" | "red"; readonly sign: "minus" | "plus" }
  readonly "reader.result.signText": null
  readonly "reader.result.test": { readonly negative: "no" | "yes" }
  readonly "reader.result.todo": null
  readonly "reader.result.todoAmbiguous": { readonly quality: "correctSign" | "wrongSign" }
  readonly "reader.result.todoApproval": null
  readonly "reader.result.todoBoard": null
  readonly "reader.result.todoBook": null
  readonly "reader.result.todoCard": null
  readonly "reader.result.todoCards": null
  readonly "reader.result.todoFlask": null
  readonly "reader.result.todoNote": null
  readonly "reader.result.todoTriangle": null
  readonly "reader.result.yesNo": { readonly yes: "no" | "yes" }
  readonly "reader.sell.promised": { readonly potion: string }
  readonly "reader.sell.text": null
  readonly "reader.sell.title": null
  readonly "reader.start.codeGo": null
  readonly "reader.start.codeHint": null
  readonly "reader.start.codeLabel": null
  readonly "reader.start.codeTitle": null
  readonly "reader.start.continue": null
  readonly "reader.start.edition": null
  readonly "reader.start.editionOf": { readonly edition: "base" | "expansion" }
  readonly "reader.start.newGame": null
  readonly "reader.start.replaceBoard": null
  readonly "reader.start.replaceGo": null
  readonly "reader.start.replaceText": { readonly code: string }
  readonly "reader.start.replaceTitle": null
  readonly "reader.start.scheme": null
  readonly "reader.start.schemeGolem": null
  readonly "reader.start.schemeOf": { readonly scheme: "original" | "veiled" }
  readonly "reader.start.schemeText": null
  readonly "reader.start.text": null
  readonly "reader.start.variant": null
  readonly "reader.start.variantOf": { readonly variant: "apprentice" | "master" }
  readonly "reader.trail.answer": { readonly whom: "all" | "you" }
  readonly "reader.trail.cards": { readonly count: number }
  readonly "reader.trail.explain": null
  readonly "reader.trail.label": null
  readonly "reader.trail.promise": null
  readonly "school.ambiguous.exact": null
  readonly "school.ambiguous.last": null
  readonly "school.ambiguous.lastDone": null
  readonly "school.ambiguous.mark": null
  readonly "school.ambiguous.marked": null
  readonly "school.ambiguous.minus": null
  readonly "school.ambiguous.mix": null
  readonly "school.ambiguous.mixed": null
  readonly "school.ambiguous.noRed": null
  readonly "school.ambiguous.now": null
  readonly "school.ambiguous.nowDone": null
  readonly "school.ambiguous.title": null
  readonly "school.ambiguous.which": null
  readonly "school.ambiguous.whichDone": null
  readonly "school.bigSmall.colour": null
  readonly "school.bigSmall.coloured": null
  readonly "school.bigSmall.eight": null
  readonly "school.bigSmall.minus": null
  readonly "school.bigSmall.minusDone": null
  readonly "school.bigSmall.title": null
  readonly "school.bigSmall.twoBig": null
  readonly "school.bigSmall.twoBigDone": null
  readonly "school.busyDays.choose": null
  readonly "school.busyDays.chosen": null
  readonly "school.busyDays.next": null
  readonly "school.busyDays.title": null
  readonly "school.crossing.first": null
  readonly "school.crossing.firstDone": null
  readonly "school.crossing.shown": null
  readonly "school.crossing.shownDone": null
  readonly "school.crossing.title": null
  readonly "school.dice.favours": { readonly face: string }
  readonly "school.dice.potions": null
  readonly "school.dice.potionsDone": null
  readonly "school.dice.raven": null
  readonly "school.dice.ravenDone": null
  readonly "school.dice.research": null
  readonly "school.dice.researched": null
  readonly "school.dice.short": null
  readonly "school.dice.title": null
  readonly "school.encyclopedia.fate": { readonly fate: "falls" | "stands" }
  readonly "school.encyclopedia.hedge": null
  readonly "school.encyclopedia.hedged": null
  readonly "school.encyclopedia.opposite": null
  readonly "school.encyclopedia.read": null
  readonly "school.encyclopedia.readDone": null
  readonly "school.encyclopedia.seal": { readonly seal: "blue" | "green" | "red" | "star" | "white" }
  readonly "school.encyclopedia.silent": null
  readonly "school.encyclopedia.star": null
  readonly "school.encyclopedia.third": null
  readonly "school.encyclopedia.thirdDone": null
  readonly "school.encyclopedia.title": null
  readonly "school.encyclopedia.twoColours": null
  readonly "school.encyclopedia.vouches": null
  readonly "school.firstMix.bad": null
  readonly "school.firstMix.drink": null
  readonly "school.firstMix.drunk": null
  readonly "school.firstMix.mix": null
  readonly "school.firstMix.mixed": null
  readonly "school.firstMix.noted": null
  readonly "school.firstMix.title": null
  readonly "school.gamemaster.ask": { readonly place: "first" | "second" | "third" }
  readonly "school.gamemaster.board": null
  readonly "school.gamemaster.elsewhere": null
  readonly "school.gamemaster.otherQuality": null
  readonly "school.gamemaster.passed": null
  readonly "school.gamemaster.sale": null
  readonly "school.gamemaster.say": { readonly said: "correctSign" | "exact" | "neutral" | "potion" | "wrongSign" }
  readonly "school.gamemaster.title": null
  readonly "school.gamemaster.tooMuch": null
  readonly "school.golem.animate": null
  readonly "school.golem.animated": null
  readonly "school.golem.bigGreen": null
  readonly "school.golem.certain": null
  readonly "school.golem.ears": null
  readonly "school.golem.earsDone": null
  readonly "school.golem.fed": null
  readonly "school.golem.feed": null
  readonly "school.golem.needsMinus": null
  readonly "school.golem.needsPlus": null
  readonly "school.golem.points": { readonly points: number }
  readonly "school.golem.reaction": { readonly reaction: "both" | "chest" | "ears" | "none" }
  readonly "school.golem.report": null
  readonly "school.golem.reported": null
  readonly "school.golem.sizes": null
  readonly "school.golem.title": null
  readonly "school.hedging.debunked": null
  readonly "school.hedging.debunkedDone": null
  readonly "school.hedging.end": null
  readonly "school.hedging.endDone": null
  readonly "school.hedging.fate": { readonly fate: "lost" | "safe" }
  readonly "school.hedging.knownColour": { readonly colour: "blue" | "green" | "red" }
  readonly "school.hedging.mark": null
  readonly "school.hedging.marked": null
  readonly "school.hedging.noStar": null
  readonly "school.hedging.onlyGreen": null
  readonly "school.hedging.seal": null
  readonly "school.hedging.sealName": { readonly seal: "blue" | "green" | "red" | "star" }
  readonly "school.hedging.sealed": null
  readonly "school.hedging.spared": null
  readonly "school.hedging.title": null
  readonly "school.lesson.box": null
  readonly "school.lesson.choices": null
  readonly "school.lesson.count": { readonly all: number; readonly count: number }
  readonly "school.lesson.ended": null
  readonly "school.lesson.finish": null
  readonly "school.lesson.hint": null
  readonly "school.lesson.ingredients": null
  readonly "school.lesson.leave": null
  readonly "school.lesson.next": null
  readonly "school.lesson.notYet": { readonly left: number }
  readonly "school.lesson.notebook": null
  readonly "school.lesson.progress": { readonly at: number; readonly count: number }
  readonly "school.lesson.unknown": null
  readonly "school.look.alchemical": { readonly alchemical: string }
  readonly "school.look.clue": { readonly number: number }
  readonly "school.look.four": { readonly aspect: string }
  readonly "school.look.ingredient": { readonly ingredient: string }
  readonly "school.look.twins": { readonly ingredients: string }
  readonly "school.master.again": null
  readonly "school.master.againDone": null
  readonly "school.master.agrees": { readonly colour: "blue" | "green" | "red"; readonly sign: "minus" | "plus" }
  readonly "school.master.bothPlus": { readonly outcome: "debunked" | "failed" }
  readonly "school.master.claim": { readonly ingredients: string; readonly potion: string }
  readonly "school.master.clash": null
  readonly "school.master.clashDone": null
  readonly "school.master.marked": null
  readonly "school.master.noTheory": null
  readonly "school.master.outcome": { readonly outcome: "conflict" | "debunked" | "failed" }
  readonly "school.master.prove": null
  readonly "school.master.proved": null
  readonly "school.master.title": null
  readonly "school.neutral.find": null
  readonly "school.neutral.found": null
  readonly "school.neutral.mark": null
  readonly "school.neutral.marked": null
  readonly "school.neutral.mix": null
  readonly "school.neutral.mixed": null
  readonly "school.neutral.opposites": null
  readonly "school.neutral.title": null
  readonly "school.page.begin": null
  readonly "school.page.done": null
  readonly "school.page.first": null
  readonly "school.page.further": null
  readonly "school.page.goOn": { readonly lesson: string }
  readonly "school.page.guided": null
  readonly "school.page.guidedText": null
  readonly "school.page.lead": null
  readonly "school.page.minutes": { readonly minutes: number }
  readonly "school.page.path": null
  readonly "school.page.puzzleText": { readonly days: number }
  readonly "school.page.title": null
  readonly "school.puzzle.alchemicals": null
  readonly "school.puzzle.archive": null
  readonly "school.puzzle.askAssignment": null
  readonly "school.puzzle.askExperiment": { readonly ingredient: "birdClaw" | "fern" | "flower" | "mandrakeRoot" | "mushroom" | "ravensFeather" | "scorpion" | "toad" }
  readonly "school.puzzle.askTheory": null
  readonly "school.puzzle.check": null
  readonly "school.puzzle.clues": null
  readonly "school.puzzle.copied": null
  readonly "school.puzzle.date": null
  readonly "school.puzzle.grade": { readonly grade: "easy" | "hard" | "middle" }
  readonly "school.puzzle.hint": null
  readonly "school.puzzle.impossible": { readonly count: number; readonly ingredient: string }
  readonly "school.puzzle.ingredients": { readonly kind: "experiment" | "theory" }
  readonly "school.puzzle.lead": null
  readonly "school.puzzle.looks": { readonly looks: number }
  readonly "school.puzzle.missing": { readonly kind: "assignment" | "experiment" | "theory" }
  readonly "school.puzzle.noneThen": null
  readonly "school.puzzle.number": { readonly number: number }
  readonly "school.puzzle.open": { readonly potion: string }
  readonly "school.puzzle.result": { readonly days: number; readonly grade: "easy" | "hard" | "middle"; readonly number: number; readonly signs: string }
  readonly "school.puzzle.right": null
  readonly "school.puzzle.rightText": { readonly wrong: number }
  readonly "school.puzzle.share": null
  readonly "school.puzzle.solved": null
  readonly "school.puzzle.solvedBefore": null
  readonly "school.puzzle.steps": null
  readonly "school.puzzle.streak": { readonly days: number }
  readonly "school.puzzle.struck": null
  readonly "school.puzzle.title": null
  readonly "school.puzzle.toToday": null
  readonly "school.puzzle.unsure": null
  readonly "school.quizPotion.answered": null
  readonly "school.quizPotion.ask": null
  readonly "school.quizPotion.check": null
  readonly "school.quizPotion.checked": null
  readonly "school.quizPotion.title": null
  readonly "school.quizToad.answered": null
  readonly "school.quizToad.ask": null
  readonly "school.quizToad.makes": { readonly potion: string }
  readonly "school.quizToad.mix": null
  readonly "school.quizToad.mixed": null
  readonly "school.quizToad.title": null
  readonly "school.reading.both": null
  readonly "school.reading.bothDone": null
  readonly "school.reading.four": null
  readonly "school.reading.fourDone": null
  readonly "school.reading.hasMinus": null
  readonly "school.reading.opposite": null
  readonly "school.reading.title": null
  readonly "school.reading.untold": { readonly colour: "blue" | "green" | "red" }
  readonly "school.recipes.aim": null
  readonly "school.recipes.copied": null
  readonly "school.recipes.copy": null
  readonly "school.recipes.create": null
  readonly "school.recipes.created": null
  readonly "school.recipes.tile": { readonly value: number }
  readonly "school.recipes.title": null
  readonly "school.recipes.value": null
  readonly "school.recipes.valued": { readonly points: number }
  readonly "school.recipes.whose": { readonly whose: "own" | "rival" }
  readonly "school.startup.artifact": null
  readonly "school.startup.artifactDone": null
  readonly "school.startup.atOnce": null
  readonly "school.startup.below": null
  readonly "school.startup.bonus": { readonly points: number }
  readonly "school.startup.dear": { readonly price: number }
  readonly "school.startup.later": null
  readonly "school.startup.laterDone": null
  readonly "school.startup.points": { readonly points: number }
  readonly "school.startup.secret": null
  readonly "school.startup.secretDone": null
  readonly "school.startup.title": null
  readonly "school.wrong.notNeutral": { readonly colour: "blue" | "green" | "red" }
  readonly "school.wrong.nothingAgainst": null
  readonly "school.wrong.otherPair": null
  readonly "school.wrong.otherSign": { readonly colour: "blue" | "green" | "red"; readonly sign: "minus" | "plus" }
  readonly "school.wrong.sameSize": { readonly colour: "blue" | "green" | "red"; readonly size: "big" | "small" }
  readonly "school.wrong.signsDiffer": { readonly colour: "blue" | "green" | "red" }
  readonly "school.wrong.stillFits": { readonly alchemical: string; readonly other: string }
  readonly "server.bye.restart": null
  readonly "server.bye.tooFast": null
  readonly "server.reject.alreadySeated": null
  readonly "server.reject.askedToLeave": null
  readonly "server.reject.badCharacters": null
  readonly "server.reject.badMessage": { readonly expected: string; readonly path: string }
  readonly "server.reject.badRequest": null
  readonly "server.reject.busy": null
  readonly "server.reject.chatEmpty": null
  readonly "server.reject.chatTooLong": { readonly most: number }
  readonly "server.reject.doubtful": null
  readonly "server.reject.foreignHost": null
  readonly "server.reject.foreignOrigin": null
  readonly "server.reject.gameTooLong": null
  readonly "server.reject.idReused": null
  readonly "server.reject.internal": null
  readonly "server.reject.nameMissing": null
  readonly "server.reject.nameTaken": { readonly name: string }
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
  readonly "server.reject.notOpening": null
  readonly "server.reject.notReady": { readonly count: number }
  readonly "server.reject.notRunning": null
  readonly "server.reject.notWatching": null
  readonly "server.reject.noteTooLong": { readonly most: number }
  readonly "server.reject.otherSalt": null
  readonly "server.reject.playersAway": { readonly count: number }
  readonly "server.reject.seatPlayedByBot": null
  readonly "server.reject.seatPresent": null
  readonly "server.reject.seatTaken": null
  readonly "server.reject.seatsOpen": { readonly count: number }
  readonly "server.reject.secretMissing": null
  readonly "server.reject.stale": { readonly version: number }
  readonly "server.reject.stopping": null
  readonly "server.reject.tableFull": null
  readonly "server.reject.timeLeft": null
  readonly "server.reject.tooFast": { readonly seconds: number }
  readonly "server.reject.tooLarge": { readonly most: number }
  readonly "server.reject.tooManyBots": null
  readonly "server.reject.tooManyOfYourTables": null
  readonly "server.reject.tooManySeats": null
  readonly "server.reject.tooManyTables": null
  readonly "server.reject.tooManyUndos": null
  readonly "server.reject.tooManyWatches": null
  readonly "server.reject.unknownBot": { readonly bot: string }
  readonly "server.reject.unknownCommand": null
  readonly "server.reject.unknownPreset": { readonly choices: string; readonly preset: string }
  readonly "server.reject.unknownTable": null
  readonly "server.reject.watchersHeard": null
  readonly "server.settings.choice": { readonly choices: string; readonly name: string; readonly value: string }
  readonly "server.settings.number": { readonly max: number; readonly min: number; readonly name: string; readonly value: string }
  readonly "server.settings.path": { readonly name: string; readonly value: string }
  readonly "server.settings.token": { readonly min: number; readonly name: string }
  readonly "server.settings.unknown": { readonly name: string }
  readonly "server.settings.url": { readonly name: string; readonly value: string }
  readonly "server.settings.wholeNumber": { readonly max: number; readonly min: number; readonly name: string; readonly value: string }
  readonly "server.start.cannotListen": { readonly code: string; readonly host: string; readonly port: string }
  readonly "server.start.dataDamaged": { readonly file: string }
  readonly "server.start.dataForeign": { readonly file: string }
  readonly "server.start.dataNewer": { readonly step: string }
  readonly "server.start.dataReadOnly": { readonly folder: string }
  readonly "server.start.dataTaken": { readonly folder: string }
  readonly "server.start.dataUnusable": { readonly folder: string; readonly problem: string }
  readonly "server.start.otherPort": { readonly port: string; readonly taken: string }
  readonly "server.start.reachable": { readonly url: string }
  readonly "server.start.ready": { readonly url: string }
  readonly "web.about.data": { readonly game: string }
  readonly "web.about.fair": null
  readonly "web.about.fairText": null
  readonly "web.about.fonts": null
  readonly "web.about.games": null
  readonly "web.about.gamesText": null
  readonly "web.about.heading": null
  readonly "web.about.icons": null
  readonly "web.about.lead": null
  readonly "web.about.privacy": null
  readonly "web.about.privacyText": null
  readonly "web.about.thanks": null
  readonly "web.about.title": null
  readonly "web.alchemists.allArtifacts": null
  readonly "web.alchemists.answerEffect": { readonly ingredients: string; readonly kind: "article" | "conflict" | "debunked" | "failed" }
  readonly "web.alchemists.approval": null
  readonly "web.alchemists.articleAbout": { readonly colour: "blue" | "green" | "red" }
  readonly "web.alchemists.articleClaim": { readonly ingredients: string; readonly sign: "minus" | "plus" }
  readonly "web.alchemists.articleFee": null
  readonly "web.alchemists.articleSpace": { readonly space: "blue" | "green" | "red" | "white" }
  readonly "web.alchemists.askPlan": { readonly left: number }
  readonly "web.alchemists.average": { readonly gold: number }
  readonly "web.alchemists.board": null
  readonly "web.alchemists.bookSaid": { readonly luminary: "lunar" | "solar" }
  readonly "web.alchemists.books": null
  readonly "web.alchemists.closed": null
  readonly "web.alchemists.conference": { readonly changes: string; readonly round: number }
  readonly "web.alchemists.conferenceDue": { readonly brings: string; readonly player: string; readonly seals: number }
  readonly "web.alchemists.conferenceNow": null
  readonly "web.alchemists.conflict": null
  readonly "web.alchemists.crumb": { readonly last: number; readonly round: number }
  readonly "web.alchemists.cubes": null
  readonly "web.alchemists.custodian": null
  readonly "web.alchemists.debunks": null
  readonly "web.alchemists.declare": { readonly held: number; readonly placed: number }
  readonly "web.alchemists.drunk": { readonly potion: "insanity" | "paralysis" | "poison" }
  readonly "web.alchemists.encyclopedia": null
  readonly "web.alchemists.expansion": null
  readonly "web.alchemists.faceDown": null
  readonly "web.alchemists.favours": null
  readonly "web.alchemists.gold": null
  readonly "web.alchemists.golem": null
  readonly "web.alchemists.golemFailed": null
  readonly "web.alchemists.golemNotes": null
  readonly "web.alchemists.golemPart": { readonly part: "chest" | "ears" }
  readonly "web.alchemists.golemProgress": null
  readonly "web.alchemists.golemReaction": { readonly reaction: "both" | "chest" | "ears" | "none" }
  readonly "web.alchemists.golemStep": { readonly step: "0" | "1" | "2" | "3" }
  readonly "web.alchemists.golemWakes": null
  readonly "web.alchemists.good": { readonly good: "actions" | "approval" | "books" | "favours" | "gold" | "ingredients" | "reputation" }
  readonly "web.alchemists.grants": null
  readonly "web.alchemists.grantsTaken": { readonly count: number }
  readonly "web.alchemists.guide.article": null
  readonly "web.alchemists.guide.artifact": null
  readonly "web.alchemists.guide.bid": null
  readonly "web.alchemists.guide.buy": null
  readonly "web.alchemists.guide.debunk": null
  readonly "web.alchemists.guide.drink": null
  readonly "web.alchemists.guide.exhibit": null
  readonly "web.alchemists.guide.forage": null
  readonly "web.alchemists.guide.golem": null
  readonly "web.alchemists.guide.grant": null
  readonly "web.alchemists.guide.herbalist": null
  readonly "web.alchemists.guide.keepFavour": null
  readonly "web.alchemists.guide.library": null
  readonly "web.alchemists.guide.mix": null
  readonly "web.alchemists.guide.order": null
  readonly "web.alchemists.guide.orderBusy": null
  readonly "web.alchemists.guide.plan": null
  readonly "web.alchemists.guide.planConference": null
  readonly "web.alchemists.guide.planLast": null
  readonly "web.alchemists.guide.planMarket": null
  readonly "web.alchemists.guide.publish": null
  readonly "web.alchemists.guide.report": null
  readonly "web.alchemists.guide.sell": null
  readonly "web.alchemists.guide.startup": null
  readonly "web.alchemists.guide.transmute": null
  readonly "web.alchemists.hand": null
  readonly "web.alchemists.handicaps": null
  readonly "web.alchemists.hedges": null
  readonly "web.alchemists.hiddenToken": null
  readonly "web.alchemists.hospital": { readonly count: number }
  readonly "web.alchemists.ifAnswer": { readonly answer: "no" | "yes"; readonly chance: string; readonly effect: string }
  readonly "web.alchemists.ingredients": null
  readonly "web.alchemists.judged": { readonly right: "no" | "yes" }
  readonly "web.alchemists.keyBoard": null
  readonly "web.alchemists.keyTheories": null
  readonly "web.alchemists.mayMake": null
  readonly "web.alchemists.mood": { readonly tokens: number }
  readonly "web.alchemists.next": null
  readonly "web.alchemists.nextOrder": null
  readonly "web.alchemists.noArticle": { readonly colour: "blue" | "green" | "red" }
  readonly "web.alchemists.noTheory": null
  readonly "web.alchemists.notNow": null
  readonly "web.alchemists.notebook": null
  readonly "web.alchemists.nothingPlaced": null
  readonly "web.alchemists.odds": { readonly state: "counting" | "failed" }
  readonly "web.alchemists.onOffer": null
  readonly "web.alchemists.onOfferFrom": { readonly round: number }
  readonly "web.alchemists.onlyDecline": null
  readonly "web.alchemists.order": null
  readonly "web.alchemists.ownCards": null
  readonly "web.alchemists.ownSeals": null
  readonly "web.alchemists.pairChosen": null
  readonly "web.alchemists.paneBoard": null
  readonly "web.alchemists.paneLab": null
  readonly "web.alchemists.paneNotebook": null
  readonly "web.alchemists.paneTheories": null
  readonly "web.alchemists.phase": { readonly phase: "declare" | "endOfRound" | "order" | "resolve" | "setUp" }
  readonly "web.alchemists.phases": null
  readonly "web.alchemists.place": { readonly cubes: number; readonly space: string }
  readonly "web.alchemists.pressBook": null
  readonly "web.alchemists.price": null
  readonly "web.alchemists.published": null
  readonly "web.alchemists.publishes": { readonly gold: string }
  readonly "web.alchemists.queue": { readonly space: string }
  readonly "web.alchemists.reads": null
  readonly "web.alchemists.refutedBy": { readonly chance: string; readonly sign: "minus" | "plus" }
  readonly "web.alchemists.reports": { readonly part: "chest" | "ears" }
  readonly "web.alchemists.reportsDue": { readonly goods: string; readonly round: number }
  readonly "web.alchemists.reputation": null
  readonly "web.alchemists.researches": { readonly left: "no" | "yes" }
  readonly "web.alchemists.result": null
  readonly "web.alchemists.revelation": null
  readonly "web.alchemists.review.best": null
  readonly "web.alchemists.review.better": { readonly expected: number }
  readonly "web.alchemists.review.bits": { readonly bits: number }
  readonly "web.alchemists.review.claim": { readonly chance: string }
  readonly "web.alchemists.review.claims": null
  readonly "web.alchemists.review.failed": null
  readonly "web.alchemists.review.help": { readonly all: number }
  readonly "web.alchemists.review.kept": { readonly kept: "no" | "yes" }
  readonly "web.alchemists.review.keptOf": { readonly count: number; readonly kept: number }
  readonly "web.alchemists.review.knowledge": { readonly all: number }
  readonly "web.alchemists.review.known": { readonly all: number; readonly certain: number; readonly known: number }
  readonly "web.alchemists.review.likelier": { readonly chance: string }
  readonly "web.alchemists.review.luck": null
  readonly "web.alchemists.review.mix": { readonly expected: number; readonly gained: number }
  readonly "web.alchemists.review.mixes": null
  readonly "web.alchemists.review.promise": { readonly at: "exhibit" | "sell"; readonly chance: string }
  readonly "web.alchemists.review.promises": null
  readonly "web.alchemists.review.quiet": null
  readonly "web.alchemists.review.right": { readonly count: number; readonly right: number }
  readonly "web.alchemists.review.rounds": null
  readonly "web.alchemists.review.skill": null
  readonly "web.alchemists.review.thinking": null
  readonly "web.alchemists.review.title": null
  readonly "web.alchemists.review.what": null
  readonly "web.alchemists.roundBrings": { readonly brings: "conference" | "other" | "scoring" }
  readonly "web.alchemists.row": null
  readonly "web.alchemists.saleRisk": { readonly chance: string; readonly loss: number }
  readonly "web.alchemists.sealOdds": { readonly right: string; readonly safe: string }
  readonly "web.alchemists.sealOf": { readonly player: string }
  readonly "web.alchemists.sealsLeft": null
  readonly "web.alchemists.sellers": null
  readonly "web.alchemists.smileys": { readonly count: number }
  readonly "web.alchemists.sources": { readonly count: number }
  readonly "web.alchemists.startup": null
  readonly "web.alchemists.student": { readonly charges: "no" | "yes" }
  readonly "web.alchemists.takeAll": null
  readonly "web.alchemists.takeBack": { readonly space: string }
  readonly "web.alchemists.theories": null
  readonly "web.alchemists.tieBreak": null
  readonly "web.alchemists.toChoice": null
  readonly "web.alchemists.tooFew": { readonly cubes: number; readonly left: number }
  readonly "web.alchemists.total": null
  readonly "web.alchemists.transmutes": null
  readonly "web.alchemists.trueBy": { readonly chance: string }
  readonly "web.alchemists.truth": null
  readonly "web.alchemists.underCounter": null
  readonly "web.alchemists.valuesHint": null
  readonly "web.alchemists.what": null
  readonly "web.alchemists.wholeBoard": null
  readonly "web.alchemists.winner": { readonly count: number; readonly total: number; readonly winners: string }
  readonly "web.alchemists.yourChoice": null
  readonly "web.alchemists.yourPlan": null
  readonly "web.alchemists.zoneEffect": { readonly zone: "blue" | "green" | "plain" | "red" }
  readonly "web.apprentices.abilities": null
  readonly "web.apprentices.about.colours": null
  readonly "web.apprentices.about.dice": null
  readonly "web.apprentices.about.points": { readonly count: number }
  readonly "web.apprentices.aboutRaven": null
  readonly "web.apprentices.alike": { readonly count: number }
  readonly "web.apprentices.alikeShort": null
  readonly "web.apprentices.anyUnits": { readonly count: number }
  readonly "web.apprentices.aside": null
  readonly "web.apprentices.askBuy": { readonly price: number }
  readonly "web.apprentices.askEnd": null
  readonly "web.apprentices.askFifth": null
  readonly "web.apprentices.askHelp": null
  readonly "web.apprentices.askRavens": { readonly gemstone: "no" | "yes"; readonly ravens: number }
  readonly "web.apprentices.askThree": { readonly ravens: number }
  readonly "web.apprentices.askWork": { readonly points: number; readonly steps: string }
  readonly "web.apprentices.askWorkLong": { readonly count: number; readonly points: number }
  readonly "web.apprentices.asked": null
  readonly "web.apprentices.atTable": { readonly table: number }
  readonly "web.apprentices.atTheEnd": null
  readonly "web.apprentices.beforeRounds": null
  readonly "web.apprentices.bestThen": { readonly points: number }
  readonly "web.apprentices.blackWarning": null
  readonly "web.apprentices.buyFor": { readonly price: number }
  readonly "web.apprentices.chart": null
  readonly "web.apprentices.chooseWay": null
  readonly "web.apprentices.climb": null
  readonly "web.apprentices.conversions": { readonly count: number }
  readonly "web.apprentices.couldHelp": { readonly asked: "no" | "yes"; readonly offered: number; readonly player: string }
  readonly "web.apprentices.couldPass": { readonly effect: string; readonly players: string }
  readonly "web.apprentices.declineHelp": null
  readonly "web.apprentices.diceLeft": null
  readonly "web.apprentices.diceOf": { readonly player: string }
  readonly "web.apprentices.die": { readonly colour: "black" | "green" | "purple" | "yellow"; readonly face: string; readonly state: "aside" | "ready" | "resting" | "spent" }
  readonly "web.apprentices.dieColour": { readonly colour: "black" | "green" | "purple" | "yellow" }
  readonly "web.apprentices.dieFavours": { readonly colour: "black" | "green" | "purple" | "yellow" }
  readonly "web.apprentices.effect.blockShort": null
  readonly "web.apprentices.effect.blockSlot": null
  readonly "web.apprentices.effect.buyUnit": { readonly gains: string; readonly points: number }
  readonly "web.apprentices.effect.convert": { readonly from: string; readonly gains: string }
  readonly "web.apprentices.effect.rerollDie": null
  readonly "web.apprentices.effect.rerollShort": null
  readonly "web.apprentices.effect.shiftPrice": null
  readonly "web.apprentices.effect.shiftShort": null
  readonly "web.apprentices.effect.takeShort": null
  readonly "web.apprentices.effect.takeUnit": { readonly from: string }
  readonly "web.apprentices.effect.tradeRavens": { readonly count: number; readonly points: number }
  readonly "web.apprentices.effect.tradeUnits": { readonly from: string; readonly points: number }
  readonly "web.apprentices.endTurn": null
  readonly "web.apprentices.entersOnly": null
  readonly "web.apprentices.extraRaven": null
  readonly "web.apprentices.extraRavenRule": null
  readonly "web.apprentices.fifthDice": null
  readonly "web.apprentices.giveGemstone": null
  readonly "web.apprentices.giveIt": null
  readonly "web.apprentices.goal": null
  readonly "web.apprentices.guide.abilities": null
  readonly "web.apprentices.guide.buyDie": null
  readonly "web.apprentices.guide.fifthDie": null
  readonly "web.apprentices.guide.firstRound": null
  readonly "web.apprentices.guide.lastRound": null
  readonly "web.apprentices.guide.ravens": null
  readonly "web.apprentices.guide.threeRavens": null
  readonly "web.apprentices.guide.work": null
  readonly "web.apprentices.help": null
  readonly "web.apprentices.helperGains": { readonly points: number }
  readonly "web.apprentices.hintFirst": null
  readonly "web.apprentices.hintRavens": null
  readonly "web.apprentices.hintSides": null
  readonly "web.apprentices.initiate": null
  readonly "web.apprentices.insisting": { readonly count: number }
  readonly "web.apprentices.keepAll": null
  readonly "web.apprentices.keepThis": { readonly colour: "black" | "green" | "purple" | "yellow" }
  readonly "web.apprentices.keepWhich": null
  readonly "web.apprentices.key.dice": null
  readonly "web.apprentices.key.tables": null
  readonly "web.apprentices.knowledge": null
  readonly "web.apprentices.lacksFor": { readonly effect: string }
  readonly "web.apprentices.lastRound": null
  readonly "web.apprentices.letHelp": { readonly player: string }
  readonly "web.apprentices.losePoints": { readonly points: number }
  readonly "web.apprentices.loseUnits": { readonly count: number }
  readonly "web.apprentices.madeUnit": { readonly face: string }
  readonly "web.apprentices.market": null
  readonly "web.apprentices.nextDie": null
  readonly "web.apprentices.nextSquare": { readonly points: number }
  readonly "web.apprentices.noFace": null
  readonly "web.apprentices.noGemstone": null
  readonly "web.apprentices.noPlan": null
  readonly "web.apprentices.noResearch": null
  readonly "web.apprentices.nobody": null
  readonly "web.apprentices.notWithThese": null
  readonly "web.apprentices.notYourTurn": null
  readonly "web.apprentices.noteActive": { readonly ravens: number }
  readonly "web.apprentices.noteDone": { readonly gems: number }
  readonly "web.apprentices.noteWaits": { readonly ravens: number }
  readonly "web.apprentices.nothingReady": null
  readonly "web.apprentices.offerHelp": null
  readonly "web.apprentices.onAverage": null
  readonly "web.apprentices.or": null
  readonly "web.apprentices.otherUnit": null
  readonly "web.apprentices.othersRavens": null
  readonly "web.apprentices.overtakes": null
  readonly "web.apprentices.paneDice": null
  readonly "web.apprentices.paneRivals": null
  readonly "web.apprentices.paneTables": null
  readonly "web.apprentices.planConvert": { readonly gains: string; readonly units: string }
  readonly "web.apprentices.planForPoints": null
  readonly "web.apprentices.planResearch": { readonly table: number; readonly units: string }
  readonly "web.apprentices.planTables": { readonly count: number; readonly tables: string }
  readonly "web.apprentices.planTrade": { readonly points: number; readonly units: string }
  readonly "web.apprentices.plans": null
  readonly "web.apprentices.playBest": { readonly points: number }
  readonly "web.apprentices.playPlan": { readonly points: number; readonly steps: string }
  readonly "web.apprentices.points": { readonly points: number }
  readonly "web.apprentices.priceIs": { readonly price: number }
  readonly "web.apprentices.priceRule": null
  readonly "web.apprentices.rankOnly": { readonly rank: number }
  readonly "web.apprentices.reached": null
  readonly "web.apprentices.ready": null
  readonly "web.apprentices.rerollOthers": { readonly count: number }
  readonly "web.apprentices.research": null
  readonly "web.apprentices.researchLater": { readonly points: number }
  readonly "web.apprentices.researchNow": { readonly points: number }
  readonly "web.apprentices.result": null
  readonly "web.apprentices.risk": null
  readonly "web.apprentices.riskText": null
  readonly "web.apprentices.rollFor": null
  readonly "web.apprentices.round": { readonly round: number }
  readonly "web.apprentices.roundByRound": null
  readonly "web.apprentices.rounds": null
  readonly "web.apprentices.rule.abilities": null
  readonly "web.apprentices.rule.abilitiesTitle": null
  readonly "web.apprentices.rule.buy": { readonly highest: number; readonly lowest: number }
  readonly "web.apprentices.rule.caps": { readonly four: number; readonly three: number; readonly two: number }
  readonly "web.apprentices.rule.chain": null
  readonly "web.apprentices.rule.diceTitle": null
  readonly "web.apprentices.rule.dry": null
  readonly "web.apprentices.rule.end": { readonly goal: number }
  readonly "web.apprentices.rule.endTitle": null
  readonly "web.apprentices.rule.first": null
  readonly "web.apprentices.rule.help": null
  readonly "web.apprentices.rule.inTheBox": { readonly count: number }
  readonly "web.apprentices.rule.lead": { readonly goal: number }
  readonly "web.apprentices.rule.ravens": null
  readonly "web.apprentices.rule.ravensTitle": null
  readonly "web.apprentices.rule.research": null
  readonly "web.apprentices.rule.researchTitle": null
  readonly "web.apprentices.rule.roll": { readonly points: number }
  readonly "web.apprentices.rule.round": null
  readonly "web.apprentices.rule.roundTitle": null
  readonly "web.apprentices.rule.setup": null
  readonly "web.apprentices.rule.setupTitle": null
  readonly "web.apprentices.rule.squares": { readonly points: string }
  readonly "web.apprentices.rule.table": null
  readonly "web.apprentices.rule.tableTitle": null
  readonly "web.apprentices.rule.tablesOf": { readonly side: "apprentice" | "initiate" }
  readonly "web.apprentices.rule.three": { readonly count: number }
  readonly "web.apprentices.sameRank": null
  readonly "web.apprentices.shiftTo": { readonly price: number }
  readonly "web.apprentices.short": { readonly units: string }
  readonly "web.apprentices.signed": { readonly points: number }
  readonly "web.apprentices.slotNumber": { readonly rank: number }
  readonly "web.apprentices.slotState": { readonly state: "blocked" | "used" }
  readonly "web.apprentices.slots": null
  readonly "web.apprentices.standsHere": { readonly player: string; readonly square: number }
  readonly "web.apprentices.table": { readonly side: "apprentice" | "initiate"; readonly table: number }
  readonly "web.apprentices.tableNumber": { readonly table: number }
  readonly "web.apprentices.tables": null
  readonly "web.apprentices.thenResearch": { readonly points: number }
  readonly "web.apprentices.theyGet": { readonly effect: string; readonly player: string }
  readonly "web.apprentices.theyLose": { readonly effect: string; readonly player: string }
  readonly "web.apprentices.threats": null
  readonly "web.apprentices.threatsTo": { readonly player: string }
  readonly "web.apprentices.tieRound": null
  readonly "web.apprentices.toGo": { readonly points: number }
  readonly "web.apprentices.track": null
  readonly "web.apprentices.wishOf": { readonly player: string }
  readonly "web.apprentices.withdrawHelp": null
  readonly "web.apprentices.youEnter": null
  readonly "web.apprentices.youGet": { readonly effect: string }
  readonly "web.bot.greedy": null
  readonly "web.bot.random": null
  readonly "web.bot.strong": null
  readonly "web.broken.reload": null
  readonly "web.broken.text": null
  readonly "web.broken.title": null
  readonly "web.chat.send": null
  readonly "web.chat.title": null
  readonly "web.chat.watcher": null
  readonly "web.chat.watchers": { readonly count: number }
  readonly "web.chat.watching": { readonly name: string }
  readonly "web.chat.write": null
  readonly "web.clock.botPlays": null
  readonly "web.clock.botPlaysText": null
  readonly "web.clock.calm": null
  readonly "web.clock.day": null
  readonly "web.clock.late": { readonly player: string }
  readonly "web.clock.none": null
  readonly "web.clock.noneText": null
  readonly "web.clock.othersDecide": null
  readonly "web.clock.othersDecideText": null
  readonly "web.clock.quick": null
  readonly "web.clock.rules": { readonly move: string; readonly reserve: string }
  readonly "web.clock.rulesDays": { readonly move: string; readonly reserve: string }
  readonly "web.clock.soonBot": { readonly player: string; readonly time: string }
  readonly "web.clock.soonBotYou": { readonly time: string }
  readonly "web.clock.soonVote": { readonly player: string }
  readonly "web.clock.soonVoteYou": null
  readonly "web.clock.threeDays": null
  readonly "web.clock.title": null
  readonly "web.clock.week": null
  readonly "web.clock.whenOut": null
  readonly "web.clock.yours": null
  readonly "web.common.cancel": null
  readonly "web.common.close": null
  readonly "web.common.fanMade": null
  readonly "web.common.language": null
  readonly "web.common.loading": null
  readonly "web.common.newVersion": null
  readonly "web.common.pages": null
  readonly "web.common.toContent": null
  readonly "web.common.toDark": null
  readonly "web.common.toLight": null
  readonly "web.common.toLobby": null
  readonly "web.common.update": null
  readonly "web.common.voice": null
  readonly "web.compendium.about.colours": null
  readonly "web.compendium.about.count": { readonly count: number }
  readonly "web.compendium.about.pairs": null
  readonly "web.compendium.about.ties": null
  readonly "web.compendium.add": { readonly cubes: string; readonly ingredient: string }
  readonly "web.compendium.allHands": null
  readonly "web.compendium.askCopy": { readonly cubes: string; readonly player: string }
  readonly "web.compendium.askDraw": { readonly count: number }
  readonly "web.compendium.askOpening": { readonly least: number }
  readonly "web.compendium.askRecipe": { readonly most: number; readonly products: string }
  readonly "web.compendium.askTake": null
  readonly "web.compendium.askTribute": { readonly cubes: string; readonly player: string }
  readonly "web.compendium.askTurn": { readonly copies: number; readonly creations: "no" | "yes" }
  readonly "web.compendium.bag": { readonly count: number }
  readonly "web.compendium.behindScreen": null
  readonly "web.compendium.board": null
  readonly "web.compendium.brewBest": { readonly value: number }
  readonly "web.compendium.brewFor": { readonly value: number }
  readonly "web.compendium.brewNow": { readonly value: number }
  readonly "web.compendium.canBrew": null
  readonly "web.compendium.cauldron": { readonly number: number; readonly products: string }
  readonly "web.compendium.copyTitle": { readonly value: number }
  readonly "web.compendium.create": null
  readonly "web.compendium.createFor": { readonly value: number }
  readonly "web.compendium.createHere": null
  readonly "web.compendium.cubesInHand": null
  readonly "web.compendium.didCopy": { readonly owner: string; readonly value: number }
  readonly "web.compendium.didCreate": { readonly value: number }
  readonly "web.compendium.didDraw": { readonly count: number }
  readonly "web.compendium.didTake": { readonly cubes: string }
  readonly "web.compendium.didUndo": null
  readonly "web.compendium.draw": { readonly count: number }
  readonly "web.compendium.drawTitle": null
  readonly "web.compendium.empty": null
  readonly "web.compendium.end.counts": null
  readonly "web.compendium.end.hands": null
  readonly "web.compendium.end.schools": null
  readonly "web.compendium.end.tieBreak": null
  readonly "web.compendium.fame": null
  readonly "web.compendium.fameTrack": null
  readonly "web.compendium.fromHand": null
  readonly "web.compendium.guide.copy": null
  readonly "web.compendium.guide.create": null
  readonly "web.compendium.guide.lastRound": null
  readonly "web.compendium.guide.opening": null
  readonly "web.compendium.guide.takeBag": null
  readonly "web.compendium.guide.takeReserve": null
  readonly "web.compendium.guide.turn": null
  readonly "web.compendium.hand": { readonly count: number }
  readonly "web.compendium.hintFirst": null
  readonly "web.compendium.hintLog": null
  readonly "web.compendium.hintSchools": null
  readonly "web.compendium.hintThree": null
  readonly "web.compendium.hintTie": null
  readonly "web.compendium.inBag": null
  readonly "web.compendium.key.board": null
  readonly "web.compendium.key.cauldrons": null
  readonly "web.compendium.key.reserve": null
  readonly "web.compendium.kindsLeft": { readonly count: number; readonly last: number }
  readonly "web.compendium.lastRound": { readonly round: number }
  readonly "web.compendium.needCubes": null
  readonly "web.compendium.needPile": null
  readonly "web.compendium.needTile": null
  readonly "web.compendium.needTribute": null
  readonly "web.compendium.newPotion": null
  readonly "web.compendium.noTiles": null
  readonly "web.compendium.nothingFits": null
  readonly "web.compendium.ownRecipe": null
  readonly "web.compendium.paneBoard": null
  readonly "web.compendium.paneLab": null
  readonly "web.compendium.paneRivals": null
  readonly "web.compendium.pile": { readonly cubes: string }
  readonly "web.compendium.recipe": { readonly count: number; readonly most: number }
  readonly "web.compendium.remove": { readonly ingredient: string }
  readonly "web.compendium.reserve": null
  readonly "web.compendium.round": { readonly round: number }
  readonly "web.compendium.rule.aim": null
  readonly "web.compendium.rule.aimTitle": null
  readonly "web.compendium.rule.awardTable": null
  readonly "web.compendium.rule.awards": null
  readonly "web.compendium.rule.copy": null
  readonly "web.compendium.rule.copyTitle": null
  readonly "web.compendium.rule.count": null
  readonly "web.compendium.rule.countTitle": null
  readonly "web.compendium.rule.create": null
  readonly "web.compendium.rule.createGain": null
  readonly "web.compendium.rule.createNew": null
  readonly "web.compendium.rule.createProducts": null
  readonly "web.compendium.rule.createSize": null
  readonly "web.compendium.rule.createTile": null
  readonly "web.compendium.rule.createTitle": null
  readonly "web.compendium.rule.end": null
  readonly "web.compendium.rule.endTitle": null
  readonly "web.compendium.rule.fame": { readonly spaces: number }
  readonly "web.compendium.rule.fameTitle": null
  readonly "web.compendium.rule.inBag": null
  readonly "web.compendium.rule.inReserve": null
  readonly "web.compendium.rule.lead": null
  readonly "web.compendium.rule.opening": null
  readonly "web.compendium.rule.openingTitle": null
  readonly "web.compendium.rule.players": null
  readonly "web.compendium.rule.setup": { readonly cubes: number; readonly stones: number }
  readonly "web.compendium.rule.setupTitle": null
  readonly "web.compendium.rule.supplyTable": null
  readonly "web.compendium.rule.table": null
  readonly "web.compendium.rule.tableTitle": null
  readonly "web.compendium.rule.take": { readonly count: number }
  readonly "web.compendium.rule.takeTitle": null
  readonly "web.compendium.rule.tie": null
  readonly "web.compendium.rule.turn": null
  readonly "web.compendium.rule.turnTitle": null
  readonly "web.compendium.runOut": { readonly cubes: string }
  readonly "web.compendium.sayCanBrew": null
  readonly "web.compendium.sayCopy": null
  readonly "web.compendium.sayCreate": null
  readonly "web.compendium.sayEmpty": null
  readonly "web.compendium.sayPotion": { readonly cubes: string; readonly owner: string; readonly value: number }
  readonly "web.compendium.sayShort": { readonly cubes: string }
  readonly "web.compendium.school": { readonly school: "birdLegs" | "dragonsBlood" | "mushrooms" | "spiders" | "trollEyes" }
  readonly "web.compendium.schoolBrief": { readonly hand: number; readonly least: number; readonly reserve: number }
  readonly "web.compendium.schoolHint": null
  readonly "web.compendium.schoolLeast": { readonly hand: number; readonly least: number; readonly reserve: number }
  readonly "web.compendium.short": { readonly count: number }
  readonly "web.compendium.stonesLeft": null
  readonly "web.compendium.supply": null
  readonly "web.compendium.take": null
  readonly "web.compendium.takeHint": null
  readonly "web.compendium.takeOne": null
  readonly "web.compendium.takeThis": { readonly cubes: string }
  readonly "web.compendium.takeTitle": null
  readonly "web.compendium.tilesLeft": null
  readonly "web.compendium.tribute": { readonly player: string }
  readonly "web.compendium.worth": null
  readonly "web.compendium.youReceive": { readonly cubes: string }
  readonly "web.compendium.yourHand": null
  readonly "web.doubt.entry": null
  readonly "web.doubt.goOn": null
  readonly "web.doubt.goOnHint": null
  readonly "web.doubt.keptCommitment": null
  readonly "web.doubt.save": null
  readonly "web.doubt.shownCommitment": null
  readonly "web.doubt.text": null
  readonly "web.doubt.title": null
  readonly "web.end.again": null
  readonly "web.end.chart": null
  readonly "web.end.counting": null
  readonly "web.end.follow": null
  readonly "web.end.join": null
  readonly "web.end.moves": null
  readonly "web.end.next": null
  readonly "web.end.numbers": null
  readonly "web.end.place": null
  readonly "web.end.replay": null
  readonly "web.end.save": null
  readonly "web.end.scoreSheet": null
  readonly "web.end.skip": null
  readonly "web.end.title": null
  readonly "web.end.toBoard": null
  readonly "web.end.toCount": null
  readonly "web.end.total": null
  readonly "web.familiar.cat": null
  readonly "web.familiar.newt": null
  readonly "web.familiar.owl": null
  readonly "web.familiar.raven": null
  readonly "web.familiar.toad": null
  readonly "web.gallery.buttons": null
  readonly "web.gallery.cards": null
  readonly "web.gallery.cauldrons": null
  readonly "web.gallery.dialog": null
  readonly "web.gallery.fields": null
  readonly "web.gallery.lead": null
  readonly "web.gallery.piles": null
  readonly "web.gallery.players": null
  readonly "web.gallery.seals": null
  readonly "web.gallery.title": null
  readonly "web.gallery.tokens": null
  readonly "web.gallery.trays": null
  readonly "web.hint.more": null
  readonly "web.hint.off": null
  readonly "web.hint.read": null
  readonly "web.hint.title": null
  readonly "web.keys.arrows": null
  readonly "web.keys.chat": null
  readonly "web.keys.decision": null
  readonly "web.keys.enter": null
  readonly "web.keys.escape": null
  readonly "web.keys.help": null
  readonly "web.keys.log": null
  readonly "web.keys.title": null
  readonly "web.keys.undo": null
  readonly "web.link.copied": null
  readonly "web.link.copiedShort": null
  readonly "web.link.copy": null
  readonly "web.link.copyByHand": null
  readonly "web.link.qr": null
  readonly "web.lobby.adept": null
  readonly "web.lobby.beside": null
  readonly "web.lobby.connecting": null
  readonly "web.lobby.firstTime": null
  readonly "web.lobby.firstTimeText": null
  readonly "web.lobby.gathering": null
  readonly "web.lobby.hints": null
  readonly "web.lobby.hintsText": null
  readonly "web.lobby.invite": null
  readonly "web.lobby.join": { readonly free: number }
  readonly "web.lobby.minutes": { readonly minutes: number }
  readonly "web.lobby.moves": { readonly count: number }
  readonly "web.lobby.myTables": null
  readonly "web.lobby.noOwnGames": null
  readonly "web.lobby.noServer": null
  readonly "web.lobby.noTables": null
  readonly "web.lobby.notebook": null
  readonly "web.lobby.notebookText": null
  readonly "web.lobby.open": null
  readonly "web.lobby.opening": null
  readonly "web.lobby.opponents": null
  readonly "web.lobby.ownGames": null
  readonly "web.lobby.players": { readonly max: number; readonly min: number }
  readonly "web.lobby.promise": null
  readonly "web.lobby.reader": null
  readonly "web.lobby.readerText": null
  readonly "web.lobby.remove": { readonly when: string }
  readonly "web.lobby.replay": null
  readonly "web.lobby.resume": null
  readonly "web.lobby.running": null
  readonly "web.lobby.school": null
  readonly "web.lobby.schoolText": null
  readonly "web.lobby.screen": null
  readonly "web.lobby.see": null
  readonly "web.lobby.start": null
  readonly "web.lobby.strength": null
  readonly "web.lobby.tables": null
  readonly "web.lobby.tagline": null
  readonly "web.lobby.title": null
  readonly "web.lobby.waitingFor": { readonly names: string }
  readonly "web.lobby.watch": null
  readonly "web.lobby.weight": { readonly weight: "1" | "2" | "3" | "4" }
  readonly "web.lobby.welcome": null
  readonly "web.lobby.whichGame": null
  readonly "web.lobby.won": { readonly count: number; readonly total: number; readonly winners: string }
  readonly "web.local.leave": null
  readonly "web.local.missing": null
  readonly "web.local.missingText": null
  readonly "web.local.noRoom": null
  readonly "web.local.pace": null
  readonly "web.local.paceCalm": null
  readonly "web.local.paceQuick": null
  readonly "web.local.passText": null
  readonly "web.local.passTo": null
  readonly "web.local.take": { readonly player: string }
  readonly "web.local.undoFirst": null
  readonly "web.log.undone": { readonly player: string; readonly you: "no" | "yes" }
  readonly "web.missing.text": null
  readonly "web.missing.title": null
  readonly "web.net.connecting": null
  readonly "web.net.offline": null
  readonly "web.net.online": null
  readonly "web.net.outdated": null
  readonly "web.net.reconnecting": null
  readonly "web.net.trying": null
  readonly "web.net.unreachable": null
  readonly "web.notify.body": { readonly game: string }
  readonly "web.notify.refused": null
  readonly "web.notify.text": null
  readonly "web.notify.title": null
  readonly "web.replay.all": null
  readonly "web.replay.at": { readonly at: number; readonly last: number }
  readonly "web.replay.back": null
  readonly "web.replay.brokenLink": null
  readonly "web.replay.choose": null
  readonly "web.replay.drop": null
  readonly "web.replay.eyes": null
  readonly "web.replay.forward": null
  readonly "web.replay.lead": null
  readonly "web.replay.noLog": null
  readonly "web.replay.noPacking": null
  readonly "web.replay.packedText": null
  readonly "web.replay.pause": null
  readonly "web.replay.play": null
  readonly "web.replay.position": null
  readonly "web.replay.readerLog": null
  readonly "web.replay.refused": null
  readonly "web.replay.share": null
  readonly "web.replay.shareText": null
  readonly "web.replay.spectator": null
  readonly "web.replay.speed": null
  readonly "web.replay.title": null
  readonly "web.room.address": null
  readonly "web.room.agree": null
  readonly "web.room.away": { readonly player: string }
  readonly "web.room.botFor": { readonly number: number }
  readonly "web.room.calledOff": { readonly names: string; readonly times: number }
  readonly "web.room.calledOffText": null
  readonly "web.room.colour": null
  readonly "web.room.commitmentHint": null
  readonly "web.room.disagree": null
  readonly "web.room.free": { readonly player: string }
  readonly "web.room.freeSeat": { readonly number: number }
  readonly "web.room.full": null
  readonly "web.room.host": null
  readonly "web.room.invite": null
  readonly "web.room.inviteText": null
  readonly "web.room.leave": null
  readonly "web.room.listed": null
  readonly "web.room.noBot": null
  readonly "web.room.notReady": null
  readonly "web.room.onlyHere": { readonly setting: string }
  readonly "web.room.opening": { readonly names: string }
  readonly "web.room.otherDevice": null
  readonly "web.room.otherDeviceText": null
  readonly "web.room.propose": null
  readonly "web.room.ready": null
  readonly "web.room.resume": null
  readonly "web.room.seats": null
  readonly "web.room.sit": null
  readonly "web.room.someAway": { readonly count: number }
  readonly "web.room.standIn": null
  readonly "web.room.start": null
  readonly "web.room.title": null
  readonly "web.room.unlisted": null
  readonly "web.room.unready": null
  readonly "web.room.vote": { readonly player: string }
  readonly "web.room.voted": { readonly player: string }
  readonly "web.room.waiting": { readonly count: number }
  readonly "web.rules.nothing": null
  readonly "web.rules.now": null
  readonly "web.rules.of": { readonly game: string }
  readonly "web.rules.search": null
  readonly "web.rules.title": null
  readonly "web.seat.away": null
  readonly "web.seat.bot": { readonly name: string }
  readonly "web.seat.free": null
  readonly "web.seat.you": null
  readonly "web.setup.colour": { readonly colour: string }
  readonly "web.setup.fileInUse": { readonly name: string }
  readonly "web.setup.fileNotJson": { readonly name: string }
  readonly "web.setup.fileRemove": null
  readonly "web.setup.fileSample": null
  readonly "web.setup.kind": null
  readonly "web.setup.lead": { readonly game: string; readonly max: number; readonly min: number }
  readonly "web.setup.link": null
  readonly "web.setup.linkHint": null
  readonly "web.setup.name": null
  readonly "web.setup.no": null
  readonly "web.setup.noServer": null
  readonly "web.setup.online": null
  readonly "web.setup.open": null
  readonly "web.setup.options": null
  readonly "web.setup.people": null
  readonly "web.setup.person": null
  readonly "web.setup.playerName": { readonly number: number }
  readonly "web.setup.players": null
  readonly "web.setup.preset": null
  readonly "web.setup.public": null
  readonly "web.setup.publicHint": null
  readonly "web.setup.screen": null
  readonly "web.setup.start": null
  readonly "web.setup.title": null
  readonly "web.setup.visibility": null
  readonly "web.setup.where": null
  readonly "web.setup.yes": null
  readonly "web.setup.yourName": null
  readonly "web.sound.text": null
  readonly "web.sound.title": null
  readonly "web.table.closed": null
  readonly "web.table.closedText": null
  readonly "web.table.leave": null
  readonly "web.table.log": null
  readonly "web.table.menu": null
  readonly "web.table.moment": null
  readonly "web.table.news": null
  readonly "web.table.noBoard": null
  readonly "web.table.over": null
  readonly "web.table.paneLog": null
  readonly "web.table.panes": null
  readonly "web.table.players": null
  readonly "web.table.refused": null
  readonly "web.table.theirTurn": { readonly player: string }
  readonly "web.table.undo": null
  readonly "web.table.undoNothing": null
  readonly "web.table.undoOthers": { readonly player: string }
  readonly "web.table.unknown": null
  readonly "web.table.waitBot": { readonly player: string }
  readonly "web.table.waitPlayer": { readonly player: string }
  readonly "web.table.waitingFor": null
  readonly "web.table.yourTurn": null
  readonly "web.verify.button": null
  readonly "web.verify.commitment": null
  readonly "web.verify.committed": null
  readonly "web.verify.ending": null
  readonly "web.verify.format": null
  readonly "web.verify.good": { readonly count: number }
  readonly "web.verify.head": null
  readonly "web.verify.moves": null
  readonly "web.verify.no": null
  readonly "web.verify.outcome": null
  readonly "web.verify.overlooked": { readonly times: number }
  readonly "web.verify.saltCommitments": null
  readonly "web.verify.salts": null
  readonly "web.verify.secret": null
  readonly "web.verify.seen": null
  readonly "web.verify.title": null
  readonly "web.verify.yes": null
}
