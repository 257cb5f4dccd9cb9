import {
  buildASTSchema,
  type DefinitionNode,
  DirectiveLocation,
  type FieldDefinitionNode,
  GraphQLDirective,
  type GraphQLSchema,
  Kind,
  lexicographicSortSchema,
  type ObjectTypeDefinitionNode,
  parse,
  printSchema,
  type StringValueNode,
  visit,
} from 'graphql';
import { OPEN_MUTATIONS } from './openFields.ts';

/** Marks the mutations that a partner's signed request may call. */
export const OPEN_DIRECTIVE = new GraphQLDirective({
  name: 'open',
  description:
    "A mutation that a partner's signed request may call. All others require a session of the site.",
  locations: [DirectiveLocation.FIELD_DEFINITION],
});

/** Fields that are not for partners: of the sandbox, of signing in, and of the account itself. */
const CLOSED_FIELDS: readonly string[] = [
  'Viewer.deletionDueAt',
  'Viewer.deletionObstacles',
  'Viewer.sessions',
];

/** The whole schema as it is committed, each open mutation with its directive, which the printer of the library leaves out. */
export function schemaText(schema: GraphQLSchema): string {
  const text = printSchema(lexicographicSortSchema(schema));
  const start = text.indexOf('\ntype Mutation {\n');
  const end = text.indexOf('\n}\n', start);
  let name = '';
  const lines = text
    .slice(start, end)
    .split('\n')
    .map((line) => {
      name = /^ {2}(\w+)\(/.exec(line)?.[1] ?? name;
      const isEnd = /^ {2}\): \w+!$/.test(line);
      return isEnd && OPEN_MUTATIONS.includes(name) ? `${line} @${OPEN_DIRECTIVE.name}` : line;
    });
  return `${text.slice(0, start)}${lines.join('\n')}${text.slice(end)}\n`;
}

/** The partners' part of the groups of mutations would repeat the names below it. */
const PARTNER_MUTATIONS = {
  kind: Kind.STRING,
  value:
    'Write access of signed requests. Each mutation returns its payload or a domain error with a stable code.',
} as const;

/** The groups of these would name fields that partners do not have. */
const GROUPED_TYPES: readonly string[] = ['Query', 'Viewer'];

/** What a type says of itself to partners. */
function descriptionFor({ name, description }: ObjectTypeDefinitionNode): { description?: StringValueNode } {
  if (name.value === 'Mutation') return { description: PARTNER_MUTATIONS };
  if (!description) return {};
  if (!GROUPED_TYPES.includes(name.value)) return { description };
  return { description: { ...description, value: description.value.split('\n\n')[0] ?? '' } };
}

function isForPartners(typeName: string, field: FieldDefinitionNode): boolean {
  const name = field.name.value;
  if (/sandbox/i.test(name) || CLOSED_FIELDS.includes(`${typeName}.${name}`)) return false;
  return typeName !== 'Mutation' || OPEN_MUTATIONS.includes(name);
}

/** The names of all types that a definition mentions. */
function namesIn(definition: DefinitionNode): string[] {
  const names: string[] = [];
  visit(definition, {
    NamedType(node) {
      names.push(node.name.value);
    },
  });
  return names;
}

/** What is reachable from the root types. An interface leads to none of its types. */
function reachable(definitions: ReadonlyMap<string, DefinitionNode>): ReadonlySet<string> {
  const found = new Set<string>();
  const ahead = ['Query', 'Mutation', 'Subscription'];
  for (let name = ahead.pop(); name !== undefined; name = ahead.pop()) {
    const definition = definitions.get(name);
    if (found.has(name) || !definition) continue;
    found.add(name);
    ahead.push(...namesIn(definition));
  }
  return found;
}

/** The part of the schema that partners may call, without the sandbox and without signing in (P-04). */
export function partnerSchemaText(schema: GraphQLSchema): string {
  const named = new Map<string, DefinitionNode>();
  for (const definition of parse(printSchema(schema)).definitions) {
    if (definition.kind === Kind.OBJECT_TYPE_DEFINITION) {
      const { name, fields = [] } = definition;
      const open = fields.filter((field) => isForPartners(name.value, field));
      named.set(name.value, {
        ...definition,
        fields: open,
        ...descriptionFor(definition),
      });
    } else if ('name' in definition && definition.name) named.set(definition.name.value, definition);
  }
  const kept = reachable(named);
  const codes = [...kept].map((name) => name.replace(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toUpperCase());
  const definitions = [...named]
    .filter(([name, { kind }]) => kept.has(name) || kind === Kind.DIRECTIVE_DEFINITION)
    .map(([name, definition]) =>
      definition.kind === Kind.ENUM_TYPE_DEFINITION && name === 'ErrorCode'
        ? {
            ...definition,
            values: definition.values?.filter((value) => codes.includes(value.name.value)) ?? [],
          }
        : definition,
    );
  return schemaText(buildASTSchema({ kind: Kind.DOCUMENT, definitions }));
}
