import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { updateDeskFacts } from '../../accounts/user/user.store.ts';
import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';

const DeskFact = builder.enumType('DeskFact', {
  description: 'A fact that a seller may see on each row of the inventory and of the own listings.',
  values: {
    PLACE: { value: 'place', description: 'The place of the copy among the asks for its item.' },
    LOWEST_OTHER: { value: 'lowestOther', description: 'The lowest ask of other sellers.' },
    ABOVE_LOWEST: {
      value: 'aboveLowest',
      description: 'How far the ask is above the lowest ask of other sellers.',
    },
    REFERENCE: { value: 'reference', description: 'The reference price of the copy.' },
    LAST_SALE: { value: 'lastSale', description: 'Price and time of the last sale.' },
    WEEK_SALES: { value: 'weekSales', description: 'The number of sales in seven days.' },
    SELLING_TIME: { value: 'sellingTime', description: 'How long copies at about this price waited.' },
    COST: { value: 'cost', description: 'What the copy cost its owner.' },
    NET: { value: 'net', description: 'What a sale would pay after the fee.' },
    PROFIT: { value: 'profit', description: 'What a sale would pay after the fee, less the cost.' },
    DAYS_ON_SALE: { value: 'daysOnSale', description: 'The number of days since the copy was listed.' },
    VIEWS: { value: 'views', description: 'How many visitors opened the copy.' },
    RULE: { value: 'rule', description: 'The selling rule that decides the ask.' },
  } as const,
});

/** The facts of every row until the seller has chosen. */
const USUAL = [
  'place',
  'lowestOther',
  'reference',
  'lastSale',
  'weekSales',
  'sellingTime',
  'cost',
  'net',
  'profit',
] as const;
type DeskFactValue = (typeof DeskFact)['$inferType'];

builder.prismaObjectField(ViewerNode, 'deskFacts', (t) =>
  t.field({
    type: [DeskFact],
    description:
      'The facts that the viewer sees on each row of the inventory and of the own listings, in their order.',
    resolve: ({ deskFacts }) => (deskFacts.length === 0 ? [...USUAL] : (deskFacts as DeskFactValue[])),
  }),
);

builder.prismaObjectField(ViewerNode, 'hasDeskFacts', (t) =>
  t.boolean({
    description:
      'True if the viewer has chosen `deskFacts`. The rows of the inventory show facts only then; until then they are one line.',
    resolve: ({ deskFacts }) => deskFacts.length > 0,
  }),
);

builder.relayMutationField(
  'setDeskFacts',
  {
    description: 'The facts to show.',
    inputFields: (t) => ({
      facts: t.field({
        type: [DeskFact],
        required: true,
        description: 'The facts in their order, each once. Empty: the default facts.',
      }),
    }),
  },
  {
    description: 'Stores which facts the viewer sees on each row of the inventory and of the own listings.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input: { facts } }, { platform, viewer }) => {
      if (new Set(facts).size < facts.length) throw new InvalidInput('facts', 'each once');
      await updateDeskFacts(platform.db, requireViewer(viewer).userId, facts);
      return {};
    },
  },
  {
    description: 'The facts are stored.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'The viewer, with the new facts.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);
