import { useTranslation } from 'react-i18next';
import { useMoneyText } from '../../ui/useCurrency.ts';

/** What outcomes are of: what an action did, what its undo did, or what a dry run would do. */
export interface Told {
  readonly kind: string;
  readonly of: 'action' | 'undo' | 'plan';
}

interface OutcomeFacts {
  /** Why it was skipped, or not restored. Null if it was not. */
  readonly text: string | null | undefined;
  readonly fromCents: number | null | undefined;
  readonly toCents: number | null | undefined;
  readonly loweredFromCents: number | null | undefined;
}

/** What an undo does, where it is the opposite of its action; it changes prices and costs as the action does. */
const OPPOSITES: Readonly<Record<string, string>> = { LIST: 'UNLIST', UNLIST: 'LIST' };

/** What became of one copy, and what else there is to say of it: amounts of a skipped one, or that its price was lowered. */
export function useOutcomeText(
  { kind, of }: Told,
  { text, fromCents, toCents, loweredFromCents }: OutcomeFacts,
): { what: string; more: string | null } {
  const { t } = useTranslation('bulk');
  const { paid } = useMoneyText();
  const amountOf = (cents: number | null | undefined) => (cents == null ? '—' : paid(cents));
  const [from, to] = [amountOf(fromCents), amountOf(toCents)];
  if (text != null) {
    const change = toCents == null || toCents === fromCents ? from : `${from} → ${to}`;
    return { what: text, more: fromCents == null ? null : change };
  }
  const verb = of === 'undo' ? (OPPOSITES[kind] ?? kind) : kind;
  return {
    what: t(`${of === 'plan' ? 'planned' : 'outcome'}_${verb}`, { from, to }),
    more: loweredFromCents == null ? null : t('outcomeLowered', { amount: paid(loweredFromCents) }),
  };
}
