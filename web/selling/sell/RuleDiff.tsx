import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Tag } from '../../ui/Tag.tsx';
import { Ellipsis } from '../../ui/textStyles.ts';
import { useMoneyText } from '../../ui/useCurrency.ts';
import type { RulePreview } from './usePreviewRule.ts';

interface RuleDiffProps {
  readonly preview: RulePreview;
  /** Excludes one copy from the rule. */
  readonly onExclude: (itemId: string) => void;
}

const SHOWN_MAX = 100;

/** Preview of a rule: each listing's current and new ask, and the reason. */
export function RuleDiff({ preview, onExclude }: RuleDiffProps) {
  const { t, i18n } = useTranslation('sell');
  const { paid } = useMoneyText();
  const box = useRef<HTMLElement>(null);
  // The preview appears below the form, so it is scrolled into view.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'start' });
  }, []);
  const outcomes = preview.outcomes ?? [];
  const counts = {
    count: preview.changedCount ?? 0,
    decided: preview.decidedCount ?? 0,
    open: preview.openCount ?? 0,
  };
  return (
    <Box ref={box} aria-label={t('rule_diff')}>
      <p role="status">{t(counts.decided === 0 ? 'rule_diffNone' : 'rule_diffSays', counts)}</p>
      <ul>
        {outcomes.map(({ listing, fromCents, toCents, because }, at) => {
          const item = listing?.marketItem;
          const name = (i18n.language === 'zh' ? item?.nameZh : item?.nameEn) ?? t('unknownItem');
          const itemId = listing?.inventoryItemId;
          return (
            <li key={listing?.id ?? at}>
              <Name>
                <Ellipsis>{name}</Ellipsis>
                <small className="num">{listing?.asset.floatValue?.toFixed(4)}</small>
              </Name>
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
                <Never
                  type="button"
                  aria-label={t('rule_excludeName', { name })}
                  onClick={() => onExclude(itemId)}
                >
                  {t('rule_exclude')}
                </Never>
              )}
            </li>
          );
        })}
      </ul>
      {counts.decided > SHOWN_MAX && <small>{t('rule_diffMore', { count: SHOWN_MAX })}</small>}
    </Box>
  );
}

const TONES: Readonly<Record<string, 'accent' | 'info' | 'warn'>> = {
  BASIS: 'accent',
  FLOOR: 'info',
  COST_FLOOR: 'info',
  HIGHEST: 'info',
  TOO_LOW: 'warn',
  FLOOR_TOO_HIGH: 'warn',
  FLOOR_FAR_ABOVE: 'warn',
  NO_COST: 'warn',
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
    grid-template-columns: minmax(0, 1fr) auto auto auto;
    align-items: center;
    gap: 4px 12px;
    min-height: 44px;
    padding: 6px 0;
    border-top: 1px solid var(--line);
  }
  @media (max-width: 767px) {
    li { grid-template-columns: minmax(0, 1fr) auto; }
    li > :nth-child(3) { justify-self: start; }
    li > :nth-child(4) { justify-self: end; }
  }
`;

const Name = styled.div`
  min-width: 0;
  font-size: 13px;
  line-height: 20px;
  small { font-size: 12px; line-height: 16px; color: var(--t3); }
`;

const Change = styled.span`
  font-size: 13px;
  text-align: right;
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
