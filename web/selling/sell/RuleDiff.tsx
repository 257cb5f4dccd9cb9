import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Tag } from '../../ui/Tag.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { PriceFacts } from './PriceFacts.tsx';
import {
  distinctSubjects,
  type NewPrice,
  type PriceContext,
  type PriceSubject,
  subjectKey,
} from './priceContext.ts';
import { RuleSale } from './RuleSale.tsx';
import type { RulePreview } from './usePreviewRule.ts';
import { usePriceContexts } from './usePriceContexts.ts';

interface RuleDiffProps {
  readonly preview: RulePreview;
  /** Excludes one copy from the rule. */
  readonly onExclude: (itemId: string) => void;
}

const SHOWN_MAX = 100;

/** Preview of a rule: each listing's current and new ask, the reason, and where that ask stands in the market. */
export function RuleDiff({ preview, onExclude }: RuleDiffProps) {
  const { t } = useTranslation('sell');
  const box = useRef<HTMLElement>(null);
  // The preview appears below the form, so it is scrolled into view.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'start' });
  }, []);
  const outcomes = preview.outcomes ?? [];
  const contexts = usePriceContexts(distinctSubjects(outcomes.map(subjectOf)));
  const { paid } = useMoneyText();
  const counts = {
    count: preview.changedCount ?? 0,
    decided: preview.decidedCount ?? 0,
    open: preview.openCount ?? 0,
  };
  return (
    <Box ref={box} aria-label={t('rule_diff')}>
      <p role="status">{t(counts.decided === 0 ? 'rule_diffNone' : 'rule_diffSays', counts)}</p>
      {counts.count > 0 && (
        <p className="num">
          {t('rule_diffSums', { from: paid(preview.fromCents ?? 0), to: paid(preview.toCents ?? 0) })}
        </p>
      )}
      {(preview.soldCount ?? 0) > 0 && (
        <p className="num">
          {t('rule_diffSold', {
            count: preview.soldCount,
            price: paid(preview.soldCents ?? 0),
            net: paid(preview.soldNetCents ?? 0),
          })}
        </p>
      )}
      <ul>
        {outcomes.map((outcome, at) => (
          <Outcome
            key={outcome.listing?.id ?? at}
            outcome={outcome}
            context={contexts.of(subjectOf(outcome))}
            mates={outcomes.filter((one) => one !== outcome && isSame(one, outcome)).map(newPriceOf)}
            onExclude={onExclude}
          />
        ))}
      </ul>
      {counts.decided > SHOWN_MAX && <small>{t('rule_diffMore', { count: SHOWN_MAX })}</small>}
    </Box>
  );
}

type RuleOutcome = NonNullable<RulePreview['outcomes']>[number];

function subjectOf({ listing }: RuleOutcome): PriceSubject | null {
  const item = listing?.marketItem;
  return item == null ? null : { marketItemId: item.id, phase: listing?.asset.phase ?? null };
}

function isSame(one: RuleOutcome, other: RuleOutcome): boolean {
  const [subject, second] = [subjectOf(one), subjectOf(other)];
  return subject !== null && second !== null && subjectKey(subject) === subjectKey(second);
}

/** The price that a listing would have. One that nobody can buy then does not compete. */
function newPriceOf({ listing, fromCents, toCents, soldFor }: RuleOutcome): NewPrice {
  return listing?.status === 'ACTIVE' && soldFor == null
    ? { priceCents: toCents ?? fromCents, ownAskCents: fromCents }
    : { priceCents: null, ownAskCents: null };
}

interface OutcomeProps {
  readonly outcome: RuleOutcome;
  readonly context: PriceContext | null;
  readonly mates: readonly NewPrice[];
  readonly onExclude: (itemId: string) => void;
}

function Outcome({ outcome, context, mates, onExclude }: OutcomeProps) {
  const { listing, fromCents, toCents, because } = outcome;
  const { t, i18n } = useTranslation('sell');
  const { paid } = useMoneyText();
  const item = listing?.marketItem;
  const name = (i18n.language === 'zh' ? item?.nameZh : item?.nameEn) ?? t('unknownItem');
  const itemId = listing?.inventoryItemId;
  return (
    <li>
      <Name>
        {name} <small className="num">{listing?.asset.floatValue?.toFixed(4)}</small>
      </Name>
      <Decided>
        <Change className="num">
          {toCents == null ? (
            paid(fromCents)
          ) : (
            <>
              <s>{paid(fromCents)}</s> → <b>{paid(toCents)}</b>
            </>
          )}
        </Change>
        <Tag tone={TONES[because] ?? 'plain'}>{t(`rule_because_${because}`)}</Tag>
        {itemId != null && (
          <Never type="button" aria-label={t('rule_excludeName', { name })} onClick={() => onExclude(itemId)}>
            {t('rule_exclude')}
          </Never>
        )}
      </Decided>
      <RuleSale outcome={outcome} />
      {outcome.soldFor == null && (
        <PriceFacts
          look="line"
          context={context}
          reference={context?.reference ?? null}
          priceCents={toCents ?? fromCents}
          ownAskCents={newPriceOf(outcome).ownAskCents}
          mates={mates}
        />
      )}
    </li>
  );
}

const TONES: Readonly<Record<string, 'accent' | 'info' | 'warn'>> = {
  BASIS: 'accent',
  FLOOR: 'info',
  CEILING: 'info',
  STEP: 'info',
  OUTLIER_SKIPPED: 'warn',
  OUTLIER: 'warn',
  FLOOR_ABOVE_CEILING: 'warn',
  COST_FLOOR: 'info',
  HIGHEST: 'info',
  TOO_LOW: 'warn',
  FLOOR_TOO_HIGH: 'warn',
  FLOOR_FAR_ABOVE: 'warn',
  NO_COST: 'warn',
  SOLD_TO_BID: 'warn',
};

const Box = styled.section`
  display: grid;
  gap: 8px;
  padding-top: 14px;
  border-top: 1px solid var(--line);
  p { font-size: 13px; line-height: 20px; }
  > small { font-size: 12px; color: var(--t3); }
  li {
    display: grid;
    gap: 4px;
    padding: 10px 0;
    border-top: 1px solid var(--line);
  }
`;

const Name = styled.div`
  min-width: 0;
  font-size: 13px;
  line-height: 20px;
  small { font-size: 12px; line-height: 16px; color: var(--t3); }
`;

const Decided = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  > :last-child:not(:nth-child(2)) { margin-left: auto; }
`;

const Change = styled.span`
  font-size: 13px;
  color: var(--t3);
  s { color: var(--t3); }
  b { color: var(--t1); font-weight: 600; }
`;

const Never = styled.button`
  padding: 4px 0;
  border: 0;
  background: none;
  font-size: 12px;
  color: var(--t3);
  cursor: pointer;
  &:hover { color: var(--neg); }
`;
