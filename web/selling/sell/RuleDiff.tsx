import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Tag } from '../../ui/Tag.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { VirtualRows } from '../../ui/VirtualRows.tsx';
import { CopyPhase } from '../desk/CopyPhase.tsx';
import { PriceFacts } from '../desk/PriceFacts.tsx';
import {
  distinctSubjects,
  type NewPrice,
  type PriceContext,
  type PriceSubject,
  subjectKey,
} from '../desk/priceContext.ts';
import { usePriceContexts } from '../desk/usePriceContexts.ts';
import { RuleSale } from './RuleSale.tsx';
import { RuleSums, toneOf } from './RuleSums.tsx';
import type { RulePreview } from './usePreviewRule.ts';

interface RuleDiffProps {
  readonly preview: RulePreview;
  /** What scrolls around it; null until it is mounted. */
  readonly scroller: HTMLElement | null;
  /** Reads further listings, if there are any. */
  readonly onReadOn: () => void;
  /** Excludes one copy from the rule. */
  readonly onExclude: (itemId: string) => void;
}

/** Height of a row in px until it is measured. */
const ROW_HEIGHT_PX = 112;
/** What is known of the market is read for so many rows at once. */
const CONTEXTS_STEP = 100;
/** Distance in rows from the end at which further ones are read. */
const NEAR_END = 20;

/** Preview of a rule: what it comes to, by reason and in sums, and each listing's current and new ask and where that ask stands in the market. */
export function RuleDiff({ preview, scroller, onReadOn, onExclude }: RuleDiffProps) {
  const { t } = useTranslation('sell');
  const box = useRef<HTMLElement>(null);
  // The preview appears below the form, so it is scrolled into view.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'start' });
  }, []);
  const outcomes = preview.outcomes ?? NONE;
  const rows = useMemo(() => outcomes.map((outcome, at) => ({ outcome, at })), [outcomes]);
  const alike = useMemo(() => Map.groupBy(outcomes, keyOf), [outcomes]);
  // How many rows have come into sight, in steps.
  const [seen, setSeen] = useState(CONTEXTS_STEP);
  const contexts = usePriceContexts(distinctSubjects(outcomes.slice(0, seen).map(subjectOf)));
  const see = (at: number) => {
    setSeen((before) => Math.max(before, stepAfter(at)));
    if (at >= outcomes.length - NEAR_END) onReadOn();
  };
  return (
    <Box ref={box} aria-label={t('rule_diff')}>
      <RuleSums preview={preview} />
      <VirtualRows
        label={t('rule_diffRows')}
        rows={rows}
        keyOf={({ outcome, at }) => outcome.listing?.id ?? String(at)}
        rowHeightPx={ROW_HEIGHT_PX}
        scroller={scroller}
      >
        {({ outcome, at }) => (
          <Outcome
            outcome={outcome}
            context={contexts.of(subjectOf(outcome))}
            mates={(alike.get(keyOf(outcome)) ?? NONE).filter((one) => one !== outcome).map(newPriceOf)}
            onSeen={() => see(at)}
            onExclude={onExclude}
          />
        )}
      </VirtualRows>
      {(preview.decidedCount ?? 0) > outcomes.length && (
        <small>{t('rule_diffMore', { count: outcomes.length })}</small>
      )}
    </Box>
  );
}

/** The number of rows to read up to once this one is seen: its whole step. */
const stepAfter = (at: number): number => (Math.floor(at / CONTEXTS_STEP) + 1) * CONTEXTS_STEP;

type RuleOutcome = NonNullable<RulePreview['outcomes']>[number];
const NONE: readonly RuleOutcome[] = [];

function subjectOf({ listing }: RuleOutcome): PriceSubject | null {
  const item = listing?.marketItem;
  return item == null ? null : { marketItemId: item.id, phase: listing?.asset.phase ?? null };
}

/** Equal for listings of one item and phase. */
function keyOf(outcome: RuleOutcome): string {
  const subject = subjectOf(outcome);
  return subject === null ? '' : subjectKey(subject);
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
  /** Runs when it comes near the window. */
  readonly onSeen: () => void;
  readonly onExclude: (itemId: string) => void;
}

function Outcome({ outcome, context, mates, onSeen, onExclude }: OutcomeProps) {
  const see = useEffectEvent(onSeen);
  useEffect(() => see(), []);
  const { listing, fromCents, toCents, because } = outcome;
  const { t, i18n } = useTranslation('sell');
  const { paid } = useMoneyText();
  const item = listing?.marketItem;
  const name = (i18n.language === 'zh' ? item?.nameZh : item?.nameEn) ?? t('unknownItem');
  const itemId = listing?.inventoryItemId;
  return (
    <Row>
      <Name>
        {name} <CopyPhase phase={listing?.asset.phase} />{' '}
        <small className="num">{listing?.asset.floatValue?.toFixed(4)}</small>
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
        <Tag tone={toneOf(because)}>{t(`rule_because_${because}`)}</Tag>
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
    </Row>
  );
}

const Box = styled.section`
  display: grid;
  gap: 8px;
  padding-top: 14px;
  border-top: 1px solid var(--line);
  p { font-size: 13px; line-height: 20px; }
  > small { font-size: 12px; color: var(--t3); }
`;

const Row = styled.div`
  display: grid;
  gap: 4px;
  padding: 10px 0;
  border-top: 1px solid var(--line);
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
