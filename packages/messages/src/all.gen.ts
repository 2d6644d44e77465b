// Made by `npm run messages`.

import alchemistsEn from './compiled/alchemists.en.gen.json' with { type: 'json' }
import alchemistsRulesEn from './compiled/alchemists.rules.en.gen.json' with { type: 'json' }
import alchemistsShelfEn from './compiled/alchemists.shelf.en.gen.json' with { type: 'json' }
import alchemyEn from './compiled/alchemy.en.gen.json' with { type: 'json' }
import apprenticesEn from './compiled/apprentices.en.gen.json' with { type: 'json' }
import apprenticesShelfEn from './compiled/apprentices.shelf.en.gen.json' with { type: 'json' }
import cliEn from './compiled/cli.en.gen.json' with { type: 'json' }
import compendiumEn from './compiled/compendium.en.gen.json' with { type: 'json' }
import compendiumShelfEn from './compiled/compendium.shelf.en.gen.json' with { type: 'json' }
import houseEn from './compiled/house.en.gen.json' with { type: 'json' }
import notebookEn from './compiled/notebook.en.gen.json' with { type: 'json' }
import readerEn from './compiled/reader.en.gen.json' with { type: 'json' }
import schoolEn from './compiled/school.en.gen.json' with { type: 'json' }
import serverEn from './compiled/server.en.gen.json' with { type: 'json' }
import tableEn from './compiled/table.en.gen.json' with { type: 'json' }
import alchemistsRu from './compiled/alchemists.ru.gen.json' with { type: 'json' }
import alchemistsRulesRu from './compiled/alchemists.rules.ru.gen.json' with { type: 'json' }
import alchemistsShelfRu from './compiled/alchemists.shelf.ru.gen.json' with { type: 'json' }
import alchemyRu from './compiled/alchemy.ru.gen.json' with { type: 'json' }
import apprenticesRu from './compiled/apprentices.ru.gen.json' with { type: 'json' }
import apprenticesShelfRu from './compiled/apprentices.shelf.ru.gen.json' with { type: 'json' }
import cliRu from './compiled/cli.ru.gen.json' with { type: 'json' }
import compendiumRu from './compiled/compendium.ru.gen.json' with { type: 'json' }
import compendiumShelfRu from './compiled/compendium.shelf.ru.gen.json' with { type: 'json' }
import houseRu from './compiled/house.ru.gen.json' with { type: 'json' }
import notebookRu from './compiled/notebook.ru.gen.json' with { type: 'json' }
import readerRu from './compiled/reader.ru.gen.json' with { type: 'json' }
import schoolRu from './compiled/school.ru.gen.json' with { type: 'json' }
import serverRu from './compiled/server.ru.gen.json' with { type: 'json' }
import tableRu from './compiled/table.ru.gen.json' with { type: 'json' }
import { addMessages } from './format.ts'

addMessages('en', alchemistsEn)
addMessages('en', alchemistsRulesEn)
addMessages('en', alchemistsShelfEn)
addMessages('en', alchemyEn)
addMessages('en', apprenticesEn)
addMessages('en', apprenticesShelfEn)
addMessages('en', cliEn)
addMessages('en', compendiumEn)
addMessages('en', compendiumShelfEn)
addMessages('en', houseEn)
addMessages('en', notebookEn)
addMessages('en', readerEn)
addMessages('en', schoolEn)
addMessages('en', serverEn)
addMessages('en', tableEn)
addMessages('ru', alchemistsRu)
addMessages('ru', alchemistsRulesRu)
addMessages('ru', alchemistsShelfRu)
addMessages('ru', alchemyRu)
addMessages('ru', apprenticesRu)
addMessages('ru', apprenticesShelfRu)
addMessages('ru', cliRu)
addMessages('ru', compendiumRu)
addMessages('ru', compendiumShelfRu)
addMessages('ru', houseRu)
addMessages('ru', notebookRu)
addMessages('ru', readerRu)
addMessages('ru', schoolRu)
addMessages('ru', serverRu)
addMessages('ru', tableRu)

export * from './index.ts'
