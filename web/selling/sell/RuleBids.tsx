import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Field } from '../../ui/Field.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { BID_BASES, PERCENT_BOUNDS, type RuleDraft, type RuleProblems } from './ruleDraft.ts';

interface RuleBidsProps {
  readonly draft: RuleDraft;
  readonly problems: RuleProblems;
  readonly onChange: (change: Partial<RuleDraft>) => void;
}

/** Whether a rule sells to buy orders before it reprices, and the least that they must pay. */
export function RuleBids({ draft, problems, onChange }: RuleBidsProps) {
  const { t } = useTranslation('sell');
  const { bidBasis } = draft;
  return (
    <>
      <Group>
        <span>{t('rule_bids')}</span>
        <Segmented
          label={t('rule_bids')}
          value={bidBasis}
          options={BID_BASES.map((value) => ({ value, label: t(`rule_bids_${value}`) }))}
          onChange={(next) => onChange({ bidBasis: next })}
        />
        <small>{t(bidBasis === 'NONE' ? 'rule_bidsHint_NONE' : 'rule_bidsHint')}</small>
      </Group>
      {bidBasis !== 'NONE' && (
        <Field
          label={t(`rule_bidShare_${bidBasis}`)}
          prefix="%"
          inputMode="decimal"
          maxLength={6}
          value={draft.bidShare}
          onChange={(event) => onChange({ bidShare: event.target.value })}
          problem={problems.bidShare && t(problems.bidShare, PERCENT_BOUNDS.bidShare)}
        />
      )}
    </>
  );
}

const Group = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  > :not(span, small) { max-width: 100%; overflow-x: auto; --ring: -2px; scrollbar-width: none; }
  span { font-size: 13px; color: var(--t2); }
  small { font-size: 12px; line-height: 18px; color: var(--t3); }
`;
