import {
  COMPLETIONS_MAX,
  completeFilter,
  type FilterCompletion,
} from '../../catalog/filter/completeFilter.ts';
import { FILTER_LENGTH_MAX } from '../../catalog/filter/filter.ts';
import { builder } from '../../http/graphql/builder.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { requireText } from '../../kernel/text.ts';
import { catalogueVocabulary } from './catalogueVocabulary.ts';

const CopyFilterPlace = builder.enumType('CopyFilterPlace', {
  description: 'Where a filter of copies is used: some conditions make sense in some places only.',
  values: {
    COPIES: { value: 'copies', description: 'Among the copies of all items.' },
    ITEM: { value: 'item', description: 'Among the copies of one item.' },
    RULE: {
      value: 'rule',
      description: 'Among the copies that a selling rule may govern: those of its seller.',
    },
  } as const,
});

const CompletionRef = builder.objectRef<FilterCompletion>('CopyFilterCompletion').implement({
  authScopes: { everyone: true },
  description: 'A way to go on with a filter that is being typed.',
  fields: (t) => ({
    start: t.exposeInt('start', {
      description: 'Where the replaced part of the text begins, counted from 0.',
    }),
    end: t.exposeInt('end', { description: 'Where the replaced part of the text ends.' }),
    insertion: t.exposeString('insertion', {
      description: 'What is put in its place, with quotes where it needs them.',
    }),
    description: t.exposeString('description', {
      description: 'What the condition selects, in English. Empty for a value of a condition.',
    }),
  }),
});

builder.queryField('copyFilterCompletions', (t) =>
  t.field({
    type: [CompletionRef],
    nullable: true,
    authScopes: { everyone: true },
    description: `Ways to go on with a filter that is being typed, at most ${COMPLETIONS_MAX}: conditions, or values of one.`,
    complexity: { field: 20, multiplier: 1 },
    args: {
      text: t.arg.string({
        required: true,
        description: 'The filter as far as it is typed. At most 2,000 characters.',
      }),
      position: t.arg.int({
        required: true,
        description: 'Where the caret stands in the text, counted from 0.',
      }),
      place: t.arg({
        type: CopyFilterPlace,
        required: false,
        defaultValue: 'copies',
        description: 'Where the filter is used.',
      }),
    },
    resolve: (_root, { text, position, place }, { market }) => {
      requireText('text', text, FILTER_LENGTH_MAX);
      if (position < 0 || position > text.length) throw new InvalidInput('position', 'outside of the text');
      return completeFilter(text, position, {
        place: place ?? 'copies',
        vocabulary: catalogueVocabulary(market),
      });
    },
  }),
);
