import { dirname } from 'node:path'
import ts from 'typescript'
import { arrayOf, closedObject, inLastingOrder, type JsonSchema, oneOf, refTo, tupleOf } from './jsonSchema.ts'

/** Everything that is asked of one program of types. */
export interface TypeSchemas {
  /** The schema of an exported type; what it names goes into `definitions`. */
  schemaOf(exported: string): JsonSchema
  readonly definitions: ReadonlyMap<string, JsonSchema>
}

/**
 * Makes JSON Schemas of TypeScript types, so that what is published follows from what the code is checked against. The
 * compiler has computed every type before it is looked at here, so it does not matter how a type was written down.
 *
 * Objects are closed. Numbers are whole: nothing in a game is measured in parts. A comment becomes the description; the
 * tags `@indexedBy List` and `@numberOf List` say of an array and of a number which list they point into.
 */
export function typeSchemas(entry: string, lists: readonly string[]): TypeSchemas {
  const program = ts.createProgram([entry], compilerOptions(entry))
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(entry)
  const module = source === undefined ? undefined : checker.getSymbolAtLocation(source)
  if (module === undefined) throw new Error(`${entry} exports nothing`)
  const exported = new Map(checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol]))
  const definitions = new Map<string, JsonSchema>()
  const owners = new Map<string, ts.Symbol>()

  /** A type by the name it was given, made once. */
  function named(name: string, symbol: ts.Symbol, make: () => JsonSchema): JsonSchema {
    const owner = owners.get(name)
    if (owner !== undefined && owner !== symbol) throw new Error(`there are two types called ${name}`)
    if (owner === undefined) {
      owners.set(name, symbol)
      // A place holder, in case that the type contains itself.
      definitions.set(name, {})
      definitions.set(name, { ...described(symbol), ...make() })
    }
    return refTo(name)
  }

  function described(symbol: ts.Symbol, from: ReadonlyMap<string, string> = new Map()): JsonSchema {
    const comment = ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s+/g, ' ').trim()
    const tagged = (tag: string) => {
      const text = symbol.getJsDocTags(checker).find(({ name }) => name === tag)?.text
      const list = ts.displayPartsToString(text).trim()
      if (list === '') return undefined
      const meant = from.get(list) ?? list
      if (!lists.includes(meant)) throw new Error(`there is no list ${meant} for ${symbol.name}`)
      return meant
    }
    const index = tagged('indexedBy')
    const number = tagged('numberOf')
    return {
      ...(comment === '' ? {} : { description: comment }),
      ...(index === undefined ? {} : { 'x-indexedBy': index }),
      ...(number === undefined ? {} : { 'x-numberOf': number }),
    }
  }

  /** By what stands in the source, as far as it names types; names are lost in types such as numbers. */
  function ofNode(node: ts.TypeNode): JsonSchema {
    if (ts.isParenthesizedTypeNode(node)) return ofNode(node.type)
    if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.ReadonlyKeyword) return ofNode(node.type)
    if (ts.isArrayTypeNode(node)) return arrayOf(ofNode(node.elementType))
    if (ts.isUnionTypeNode(node)) return oneOf(node.types.map(ofNode))
    if (ts.isTupleTypeNode(node) && node.elements.every((each) => !ts.isNamedTupleMember(each))) {
      return tupleOf(node.elements.map(ofNode))
    }
    if (ts.isTypeReferenceNode(node)) return ofReference(node)
    return ofType(checker.getTypeFromTypeNode(node), node)
  }

  function ofReference(node: ts.TypeReferenceNode): JsonSchema {
    const type = checker.getTypeFromTypeNode(node)
    const found = checker.getSymbolAtLocation(node.typeName)
    const symbol = found !== undefined && (found.flags & ts.SymbolFlags.Alias) !== 0 ? original(found) : found
    if (symbol === undefined || !isOurs(symbol)) return ofType(type, node)
    const names = node.typeArguments?.map((each) => each.getText()) ?? []
    if (names.length === 0) return named(symbol.name, symbol, () => ofDeclared(symbol, type, node))
    if (!names.every((name) => /^\w+$/.test(name))) return ofType(type, node)
    // `Counts<Seal>` becomes SealCounts; its tags speak of the parameters.
    const parameters = parametersOf(symbol)
    const from = new Map(parameters.map((parameter, place) => [parameter, names[place] ?? parameter]))
    const name = `${names.join('')}${symbol.name}`
    if (!definitions.has(name)) definitions.set(name, { ...described(symbol, from), ...ofType(type, node) })
    return refTo(name)
  }

  /** What an alias stands for is read from its declaration, which may name further types. */
  function ofDeclared(symbol: ts.Symbol, type: ts.Type, node: ts.Node): JsonSchema {
    const declaration = symbol.declarations?.find((each) => ts.isTypeAliasDeclaration(each))
    const isWritten =
      declaration !== undefined && /^(Array|Union|Tuple|TypeReference|TypeOperator)/.test(kindOf(declaration))
    return isWritten ? ofNode(declaration.type) : ofType(type, node)
  }

  function kindOf({ type }: ts.TypeAliasDeclaration): string {
    return ts.SyntaxKind[type.kind] ?? ''
  }

  function ofType(type: ts.Type, node: ts.Node): JsonSchema {
    if ((type.flags & ts.TypeFlags.BooleanLike) !== 0 && type.isUnion()) return { type: 'boolean' }
    if (type.isUnion()) return ofUnion(type, node)
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value }
    if ((type.flags & ts.TypeFlags.BooleanLiteral) !== 0) return { const: checker.typeToString(type) === 'true' }
    if ((type.flags & ts.TypeFlags.Boolean) !== 0) return { type: 'boolean' }
    if ((type.flags & ts.TypeFlags.String) !== 0) return { type: 'string' }
    if ((type.flags & ts.TypeFlags.Number) !== 0) return { type: 'integer' }
    if ((type.flags & ts.TypeFlags.Null) !== 0) return { type: 'null' }
    if (type.isIntersection()) return ofIntersection(type, node)
    if (checker.isTupleType(type)) return ofTuple(type as ts.TupleTypeReference, node)
    const item = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference)[0] : undefined
    if (item !== undefined) return arrayOf(ofNamed(item, node))
    if ((type.flags & ts.TypeFlags.Object) !== 0) return ofObject(type, node)
    throw new Error(`there is no schema for ${checker.typeToString(type)}`)
  }

  function ofUnion(type: ts.UnionType, node: ts.Node): JsonSchema {
    const members = type.types.filter((each) => (each.flags & ts.TypeFlags.Undefined) === 0)
    const isTruth = (each: ts.Type) => (each.flags & ts.TypeFlags.BooleanLiteral) !== 0
    const truths = members.filter(isTruth).length === 2 ? [{ type: 'boolean' }] : members.filter(isTruth).map(ofMember)
    const others = members.filter((each) => !isTruth(each)).map(ofMember)
    return oneOf([...inLastingOrder(others), ...truths])

    function ofMember(each: ts.Type): JsonSchema {
      return ofNamed(each, node)
    }
  }

  /** Marks that exist only for the compiler have a unique symbol for a name, and are not there. */
  function ofIntersection(type: ts.IntersectionType, node: ts.Node): JsonSchema {
    const real = type.types.filter((each) => {
      const names = each.getProperties().map(({ name }) => name)
      return checker.isArrayType(each) || names.length === 0 || names.some((name) => !name.startsWith('__@'))
    })
    const [only] = real
    if (real.length === 1 && only !== undefined) return ofType(only, node)
    return ofObject(type, node)
  }

  function ofTuple(type: ts.TupleTypeReference, node: ts.Node): JsonSchema {
    return tupleOf(checker.getTypeArguments(type).map((each) => ofNamed(each, node)))
  }

  /** An interface or an alias of our own keeps its name. */
  function ofNamed(type: ts.Type, node: ts.Node): JsonSchema {
    const symbol = type.aliasSymbol ?? (type.isClassOrInterface() ? type.symbol : undefined)
    const isPlain = type.aliasTypeArguments === undefined
    if (symbol === undefined || !isPlain || !isOurs(symbol)) return ofType(type, node)
    return named(symbol.name, symbol, () => ofDeclared(symbol, type, node))
  }

  function ofObject(type: ts.Type, node: ts.Node): JsonSchema {
    const [index] = checker.getIndexInfosOfType(type)
    if (index !== undefined) return { type: 'object', additionalProperties: ofNamed(index.type, node) }
    const properties: Record<string, JsonSchema> = {}
    const optional: string[] = []
    for (const property of checker.getPropertiesOfType(type)) {
      const value = checker.getTypeOfSymbolAtLocation(property, node)
      // What can never be there: the empty place of a module.
      if ((checker.getNonNullableType(value).flags & ts.TypeFlags.Never) !== 0) continue
      properties[property.name] = { ...ofProperty(property, value, node), ...described(property) }
      if ((property.flags & ts.SymbolFlags.Optional) !== 0) optional.push(property.name)
    }
    return closedObject(properties, optional)
  }

  function ofProperty(property: ts.Symbol, value: ts.Type, node: ts.Node): JsonSchema {
    const declaration = property.valueDeclaration
    const written = declaration !== undefined && ts.isPropertySignature(declaration) ? declaration.type : undefined
    // In a mapped or generic type the declaration does not say what became of it.
    const isAsWritten = written !== undefined && isSame(checker.getTypeFromTypeNode(written), value)
    return isAsWritten ? ofNode(written) : ofNamed(value, node)
  }

  /** Apart from being optional. */
  function isSame(one: ts.Type, other: ts.Type): boolean {
    const members = (type: ts.Type) =>
      new Set((type.isUnion() ? type.types : [type]).filter(({ flags }) => (flags & ts.TypeFlags.Undefined) === 0))
    const [mine, theirs] = [members(one), members(other)]
    return mine.size === theirs.size && [...mine].every((each) => theirs.has(each))
  }

  function original(symbol: ts.Symbol): ts.Symbol {
    return checker.getAliasedSymbol(symbol)
  }

  function isOurs(symbol: ts.Symbol): boolean {
    const isType = (symbol.flags & (ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface)) !== 0
    return (
      isType && symbol.declarations?.every((each) => !program.isSourceFileDefaultLibrary(each.getSourceFile())) === true
    )
  }

  return {
    definitions,
    schemaOf(name) {
      const symbol = exported.get(name)
      if (symbol === undefined) throw new Error(`${entry} exports no type ${name}`)
      const target = (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? original(symbol) : symbol
      const type = checker.getDeclaredTypeOfSymbol(target)
      const [declaration] = target.declarations ?? []
      if (declaration === undefined) throw new Error(`${name} is declared nowhere`)
      return { ...described(target), ...ofDeclared(target, type, declaration) }
    },
  }
}

function parametersOf(symbol: ts.Symbol): readonly string[] {
  const declared = symbol.declarations?.find(
    (each) => ts.isTypeAliasDeclaration(each) || ts.isInterfaceDeclaration(each),
  )
  return declared?.typeParameters?.map(({ name }) => name.text) ?? []
}

function compilerOptions(entry: string): ts.CompilerOptions {
  const path = ts.findConfigFile(dirname(entry), (file) => ts.sys.fileExists(file), 'tsconfig.json')
  if (path === undefined) throw new Error(`no tsconfig.json for ${entry}`)
  const { config } = ts.readConfigFile(path, (file) => ts.sys.readFile(file)) as { readonly config: object }
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(path))
  return { ...options, noEmit: true, composite: false, incremental: false, skipLibCheck: true }
}
