import { readFilterJson } from '../../catalog/filter/filterJson.ts';
import { readFilterText } from '../../catalog/filter/readFilterText.ts';
import { storedForms } from '../../catalog/filter/storedFilter.ts';
import type { GraphqlContext } from '../../http/graphql/context.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { catalogueVocabulary } from '../copies/catalogueVocabulary.ts';
import { CopyFilterInput } from '../copies/copyFilterInput.graphql.ts';
import type { RuleChoice } from './sellingRule.ts';

/** The parts of a rule's input that say which copies it governs, in the language of filters. */
export const COPY_TEXT = {
  required: false,
  description:
    'What copies must be like at the time of a run, as people type it: `weapon:ak47 wear<0.1 price>=cost*1.1`. At most 2,000 characters. Default: any copy.',
} as const;
export const COPY_FILTER = {
  type: CopyFilterInput,
  required: false,
  description: 'The same in its structured form, instead of `copyText`.',
} as const;

/**
 * Reads which copies a rule governs.
 * @throws InvalidInput for both forms at once.
 * @throws FilterInvalid pointing at what is wrong.
 */
export function readRuleCopies(
  { copyText, copyFilter }: { copyText?: string | null | undefined; copyFilter?: unknown },
  { market }: Pick<GraphqlContext, 'market'>,
): Pick<RuleChoice, 'copyText' | 'copyConditions'> {
  if (copyText != null && copyFilter != null)
    throw new InvalidInput('copyFilter', 'not together with copyText');
  const reading = { place: 'rule', vocabulary: catalogueVocabulary(market) } as const;
  const filter =
    copyFilter == null ? readFilterText(copyText ?? '', reading) : readFilterJson(copyFilter, reading);
  const { text, conditions } = storedForms(filter);
  return { copyText: text, copyConditions: conditions };
}
