import { AccountBlocked } from '../../accounts/user/user.errors.ts';
import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { ListingReasonEnum } from '../listing/selling.graphql.ts';
import { importPriceSheet, SHEET_ERRORS_MAX, type SheetOutcome } from './importPriceSheet.ts';
import { listSheetCopies } from './priceSheet.store.ts';
import {
  SHEET_LINES_MAX,
  type SheetColumn,
  type SheetError,
  type SheetProblem,
  writeSheet,
} from './priceSheet.ts';

const PriceSheetColumn = builder.enumType('PriceSheetColumn', {
  description:
    'A column of a price sheet. In the head of a sheet stands its name in lower case, or the Chinese or English one of an export.',
  values: {
    ID: { value: 'id', description: 'The copy, as an export names it. Every sheet needs it.' },
    ITEM: { value: 'item', description: 'Name of the item, for its reader.' },
    WEAR: { value: 'wear', description: 'Wear of the copy, for its reader.' },
    SEED: { value: 'seed', description: 'Pattern of the copy, for its reader.' },
    ACCOUNT: { value: 'account', description: 'Its Steam account, for its reader.' },
    REFERENCE: { value: 'reference', description: 'Its reference price in yuan, for its reader.' },
    ASK: { value: 'ask', description: 'Its ask at the time of the export in yuan, for its reader.' },
    PRICE: { value: 'price', description: 'The new ask in yuan. Empty: the ask stays.' },
    COST: { value: 'cost', description: 'What the copy cost in yuan. Empty: the cost stays.' },
  } as const satisfies Record<string, { value: SheetColumn; description: string }>,
});

const PriceSheetProblem = builder.enumType('PriceSheetProblem', {
  description: 'What is wrong with a line of a price sheet.',
  values: {
    NOT_CSV: { value: 'notCsv', description: 'From this line on, the text is not CSV.' },
    TOO_MANY_LINES: {
      value: 'tooManyLines',
      description: `The sheet has more than ${SHEET_LINES_MAX} lines below its head.`,
    },
    COLUMN_UNKNOWN: { value: 'columnUnknown', description: 'The head has a column that no sheet has.' },
    COLUMN_TWICE: { value: 'columnTwice', description: 'The head has the column twice.' },
    COLUMN_MISSING: {
      value: 'columnMissing',
      description: 'The head lacks `id`, or both `price` and `cost`.',
    },
    CELL_COUNT: { value: 'cellCount', description: 'The line has more cells than the head.' },
    NOT_YOUR_COPY: { value: 'notYourCopy', description: "The id is of no copy in the viewer's inventory." },
    COPY_TWICE: { value: 'copyTwice', description: 'An earlier line is about the same copy.' },
    AMOUNT_WRONG: {
      value: 'amountWrong',
      description: 'The cell is no amount in yuan of 0.01 to 100000, such as `12.50`.',
    },
    NOT_ON_SALE: { value: 'notOnSale', description: 'It has a price, but the copy is not on sale.' },
    PRICE_REFUSED: { value: 'priceRefused', description: 'The price cannot be set; `reason` says why.' },
  } as const satisfies Record<string, { value: SheetProblem; description: string }>,
});

const PriceSheetError = builder.objectRef<SheetError>('PriceSheetError').implement({
  authScopes: { signedIn: true },
  description: 'One thing that is wrong with a price sheet.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Its line in the text. The head is line 1.' }),
    column: t.expose('column', {
      type: PriceSheetColumn,
      nullable: true,
      description: 'Its column. Null: the line as a whole.',
    }),
    problem: t.expose('problem', {
      type: PriceSheetProblem,
      description: 'What is wrong with the line, or with its cell.',
    }),
    reason: t.expose('reason', {
      type: ListingReasonEnum,
      nullable: true,
      description: 'Why the price was refused. Null for every other problem.',
    }),
    text: t.exposeString('text', { description: 'What stands there, at most 60 characters.' }),
  }),
});

builder.prismaObjectField(ViewerNode, 'priceSheet', (t) =>
  t.string({
    description:
      `The viewer's copies with their asks and costs as CSV, at most ${SHEET_LINES_MAX}, those on sale first, with a head in the language of the request: ` +
      'a text that `importPriceSheet` takes back, without the columns for its reader where it is longer than 1 MB. Its price column is empty, so that a sheet changes only what was typed.',
    complexity: { field: 100 },
    resolve: async ({ id }, _args, { platform, language }) =>
      writeSheet(await listSheetCopies(platform.db, id, null), language),
  }),
);

builder.relayMutationField(
  'importPriceSheet',
  {
    description: 'The sheet, and whether it is only tried.',
    inputFields: (t) => ({
      csv: t.string({
        required: true,
        description:
          `CSV with a head and at most ${SHEET_LINES_MAX} lines; the whole request has at most 1 MB. The head has \`id\` and at least one of \`price\` and \`cost\`, in any ` +
          'order; the columns of an export may stand beside them. Amounts are in yuan, such as `12.50`; an empty cell changes nothing.',
      }),
      isDryRun: t.boolean({
        required: true,
        description: 'True: tells what would change and what is wrong, and changes nothing.',
      }),
    }),
  },
  {
    description:
      'Sets asks of open listings and costs of copies from a sheet: all of it or, where any line is wrong, nothing. A price ' +
      'must meet the same conditions as in `repriceListings`, and none counts as confirmed. To send a sheet again changes nothing.',
    authScopes: { signedIn: true },
    errors: { types: [AccountBlocked] },
    resolve: async (_root, { input }, { platform, viewer }) => ({
      outcome: await importPriceSheet(platform, {
        userId: requireViewer(viewer).userId,
        text: input.csv,
        isDryRun: input.isDryRun,
      }),
    }),
  },
  {
    description: 'What the sheet changed, or what is wrong with it.',
    outputFields: (t) => {
      const count = (of: (outcome: SheetOutcome) => number, description: string) =>
        t.int({ description, resolve: ({ outcome }) => of(outcome) });
      return {
        isDone: t.boolean({
          description: 'False after a dry run, and where anything is wrong: then nothing was changed.',
          resolve: ({ outcome }) => outcome.isDone,
        }),
        lineCount: count(({ lineCount }) => lineCount, 'Number of lines below the head.'),
        priceCount: count(({ priceCount }) => priceCount, 'Number of asks that differ from those of now.'),
        costCount: count(({ costCount }) => costCount, 'Number of costs that differ from those of now.'),
        loweredCount: count(
          ({ loweredCount }) => loweredCount,
          'Number of asks that are lowered to the highest that their item may have.',
        ),
        errorCount: count(({ errorCount }) => errorCount, 'Number of things that are wrong.'),
        errors: t.field({
          type: [PriceSheetError],
          description: `The first ${SHEET_ERRORS_MAX} of them, by line.`,
          resolve: ({ outcome }) => outcome.errors,
        }),
        viewer: t.prismaField({
          type: ViewerNode,
          description: 'The viewer, with the copies and listings after it.',
          resolve: (query, _payload, _args, context) => getViewer(query, context),
        }),
      };
    },
  },
);
