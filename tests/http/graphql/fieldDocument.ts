import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { globalId } from '../../kit/globalId.ts';

/** One place where a caller's value goes in: an argument, or a field of an argument's input. */
export interface Hole {
  /** Of the variable that holds it, from the outside in. */
  path: string[];
}

/** A document that selects one field with every argument as a variable, valid variables, and the places in them where hostile values go. */
export interface FieldDocument {
  /** Such as `Mutation.buyListing` or `MarketItem.listings`. */
  name: string;
  text: string;
  variables: Record<string, unknown>;
  holes: Hole[];
}

type Field = GraphQLField<unknown, unknown>;

/** Paths to items and to their copies on sale. */
const ITEM = 'marketItems(first: 2) { edges { node {';
const COPY = `${ITEM} listings(first: 2) { edges { node { asset {`;

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** A rule for a dry run. */
const RULE = `{ name: "a", isEnabled: true, basis: REFERENCE, multiplier: 1, isCostFloor: false, intervalMinutes: 60,
  marketItemIds: [], inventoryItemIds: [], excludedMarketItemIds: [], excludedInventoryItemIds: [] }`;

/** Paths from a root type to the types whose fields have arguments. */
const ROUTES: Record<string, { open: string; close: string }> = {
  Query: { open: 'query', close: '' },
  Mutation: { open: 'mutation', close: '' },
  CopySearch: { open: 'query', close: 'copySearch {' },
  Viewer: { open: 'query', close: 'viewer {' },
  User: { open: 'query', close: 'sellers(first: 2) { edges { node {' },
  MarketItem: { open: 'query', close: ITEM },
  MarketItemPhase: { open: 'query', close: `${ITEM} phases {` },
  StickerOnSale: { open: 'query', close: `${ITEM} stickersOnSale {` },
  Asset: { open: 'query', close: COPY },
  Sticker: { open: 'query', close: `${COPY} stickers {` },
  Charm: { open: 'query', close: `${COPY} charm {` },
  Partner: { open: 'query', close: 'viewer { partner {' },
  CallbackEvent: { open: 'query', close: 'viewer { partner { callbackEvents(first: 2) { edges { node {' },
  BulkAction: { open: 'query', close: 'viewer { bulkActions(first: 2) { edges { node {' },
  BulkPreview: {
    open: 'query',
    close: 'previewBulkAction(input: { selection: { inventory: {} }, change: { kind: UNLIST } }) {',
  },
  SellingRule: { open: 'query', close: 'viewer { sellingRules {' },
  DeliveryDesk: { open: 'query', close: 'viewer { deliveryDesk {' },
  Wallet: { open: 'query', close: 'viewer { wallet {' },
  SellingRuleRun: {
    open: 'query',
    close: `node(id: "${globalId('SellingRule', NOBODY)}") { ... on SellingRule { run(id: "${NOBODY}") {`,
  },
  SellingRulePreview: {
    open: 'query',
    close: `previewSellingRule(input: { rule: ${RULE} }) { ... on SellingRulePreview {`,
  },
  InventoryVariety: { open: 'query', close: 'viewer { inventoryVarieties(first: 2) { edges { node {' },
};

/** Lists that must not be empty, of inputs. */
const BATCHES = new Set(['lines', 'copies']);

/** Values that pass the first validation, by the name of the argument or by its type. */
const SAMPLES: Record<string, unknown> = {
  listingId: globalId('Listing', NOBODY),
  orderId: globalId('Order', NOBODY),
  eventId: globalId('CallbackEvent', NOBODY),
  bidId: globalId('Bid', NOBODY),
  offerId: globalId('PriceOffer', NOBODY),
  ruleId: globalId('SellingRule', NOBODY),
  copyAlertId: globalId('CopyAlert', NOBODY),
  viewId: globalId('SavedView', NOBODY),
  inventoryItemId: globalId('InventoryItem', NOBODY),
  intervalMinutes: 60,
  timeZone: 'Asia/Shanghai',
  from: '2026-11-01',
  to: '2026-11-21',
  multiplier: 1,
  steamAccountId: globalId('SteamAccount', NOBODY),
  phone: '13800138000',
  code: '123456',
  guardCode: 'BCDFG',
  clientRequestId: 'request-of-a-test',
  Int: 1,
  Float: 1,
  Boolean: true,
  Cents: 1,
  Date: '2026-11-24',
  DateTime: '2026-11-24T00:00:00.000Z',
  ID: globalId('MarketItem', NOBODY),
  String: 'text',
};

/** @param within the types around it: an input that contains itself is sampled once. */
function sampleOf(type: GraphQLInputType, name: string, within: readonly string[] = []): unknown {
  const inner = getNullableType(type);
  // An action on many copies is about its inventory or about its listings, and sums about a filter or about copies by name, not both.
  if (name === 'listings' || (name === 'inventoryItemIds' && !isNonNullType(type))) return null;
  // One object stands for a list of one. Without a part such a request is refused as a whole, whatever its parts would be.
  if (isListType(inner)) return BATCHES.has(name) ? sampleOf(inner.ofType, '', within) : [];
  if (isInputObjectType(inner)) {
    // One field is enough, and all that is allowed, where the input is one of several.
    if (within.includes(inner.name) || inner.isOneOf) return null;
    return Object.fromEntries(
      Object.values(inner.getFields()).map((field) => [
        field.name,
        sampleOf(field.type, field.name, [...within, inner.name]),
      ]),
    );
  }
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  const sample = SAMPLES[name] ?? SAMPLES[getNamedType(inner).name];
  // Optional arguments are omitted: an invalid cursor or keyword would hide the other arguments. A rule requires its multiplier.
  return isNonNullType(type) || name === 'multiplier' ? sample : null;
}

function holesOf(
  input: GraphQLArgument | GraphQLInputField,
  path: string[],
  within: readonly string[] = [],
): Hole[] {
  const own = [...path, input.name];
  const type = getNamedType(input.type);
  const inner =
    isInputObjectType(type) && !within.includes(type.name)
      ? Object.values(type.getFields()).flatMap((field) => holesOf(field, own, [...within, type.name]))
      : [];
  return [{ path: own }, ...inner];
}

const FOLLOWED = /^(edges|node|pageInfo|order|viewer|wallet)$/;

/** Selects every scalar field, and objects three levels deep. Of a mutation's payload everything except the viewer is selected completely. */
function selectionOf(type: GraphQLOutputType, depth = 0, isWhole = false): string {
  const named = getNamedType(type);
  if (isInterfaceType(named)) return '{ __typename id }';
  if (isUnionType(named)) {
    const members = named
      .getTypes()
      .map((member) => `... on ${member.name} ${selectionOf(member, depth + 1, isWhole)}`);
    return `{ __typename ${members.join(' ')} }`;
  }
  if (!isObjectType(named)) return '';
  const chosen = Object.values(named.getFields()).map((field) => {
    if (field.args.length > 0) return '';
    if (!isCompositeType(getNamedType(field.type))) return field.name;
    const isFollowed = (isWhole && depth < 2) || FOLLOWED.test(field.name);
    const isPart = isWhole && field.name !== 'viewer';
    return depth < 3 && isFollowed ? `${field.name} ${selectionOf(field.type, depth + 1, isPart)}` : '';
  });
  return `{ __typename ${chosen.join(' ')} }`;
}

function documentOf(typeName: string, field: Field, isWhole = false): FieldDocument | null {
  const route = ROUTES[typeName];
  if (!route) return null;
  const heads = field.args.map((argument) => `$${argument.name}: ${argument.type}`).join(', ');
  const values = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const asked = `${field.name}(${values}) ${selectionOf(field.type, 0, isWhole)}`;
  return {
    name: `${typeName}.${field.name}`,
    text: `${route.open}(${heads}) { ${route.close} ${asked} ${'}'.repeat(route.close.split('{').length - route.close.split('}').length)} }`,
    variables: Object.fromEntries(
      field.args.map((argument) => [argument.name, sampleOf(argument.type, argument.name)]),
    ),
    holes: field.args.flatMap((argument) => holesOf(argument, [])),
  };
}

/** A document for every field of the schema that has arguments, except subscriptions. @throws Error for a field that no path reaches. */
export function fieldDocuments(schema: GraphQLSchema): FieldDocument[] {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  return types
    .filter(({ name }) => !name.startsWith('__') && name !== 'Subscription')
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ args }) => args.length > 0)
        .map((field) => {
          const document = documentOf(type.name, field);
          if (!document) throw new Error(`no route to ${type.name}.${field.name}`);
          return document;
        }),
    );
}

/** Documents of all mutations and dry runs by name, which select the complete payload, and each place that takes an id. */
export function mutationDocuments(schema: GraphQLSchema): (FieldDocument & { idHoles: string[] })[] {
  const takesInput = ({ args }: GraphQLField<unknown, unknown>): boolean =>
    args.some(({ name }) => name === 'input');
  const fields = [schema.getMutationType(), schema.getQueryType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {})
      .filter(takesInput)
      .map((field) => ({ field, typeName: type?.name ?? '' })),
  );
  return fields.map(({ field, typeName }) => {
    const document = documentOf(typeName, field, true);
    if (!document) throw new Error('no route to the mutations');
    const idHoles = field.args.flatMap((argument) => idHolesOf(argument, ''));
    return { ...document, name: field.name, idHoles };
  });
}

/** @param outer the types around the input: a filter has filters in it. */
function idHolesOf(
  input: GraphQLArgument | GraphQLInputField,
  path: string,
  outer: readonly GraphQLNamedType[] = [],
): string[] {
  const own = `${path}${input.name}`;
  const type = getNamedType(input.type);
  if (outer.includes(type)) return [];
  if (isInputObjectType(type))
    return Object.values(type.getFields()).flatMap((field) => idHolesOf(field, `${own}.`, [...outer, type]));
  return type.name === 'ID' ? [own] : [];
}
