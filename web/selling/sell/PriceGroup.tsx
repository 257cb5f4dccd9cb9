import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { useCopyName } from './PriceRow.tsx';
import { PriceRowHead } from './PriceRowHead.tsx';
import type { TypedPrice } from './pricedCopy.ts';
import { askSpan, type PriceGroup } from './priceGroups.ts';

interface PriceGroupHeadProps {
  readonly group: PriceGroup;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Head of a group's row: its item, how many copies it stands for, and a button that shows them. */
export function PriceGroupHead({ group: { rows }, isOpen, onToggle }: PriceGroupHeadProps) {
  const { t } = useTranslation('sell');
  const nameOf = useCopyName();
  const first = rows[0];
  if (first === undefined) return null;
  const name = nameOf(first.copy);
  const copy = { ...first.copy, floatValue: null, paintSeed: null, stickerCount: 0, askCents: null };
  return (
    <>
      <PriceRowHead copy={copy} name={name} />
      <Line>
        <Count className="num">×{rows.length}</Count>
        <Press type="button" aria-expanded={isOpen} aria-label={t('copiesOf', { name })} onClick={onToggle}>
          {t(isOpen ? 'copiesHide' : 'copiesShow')}
        </Press>
      </Line>
    </>
  );
}

interface PriceGroupTailProps {
  readonly group: PriceGroup;
  readonly isLocked: boolean;
  /** Gives these copies one price. */
  readonly onEqual: (keys: readonly string[], typed: TypedPrice) => void;
}

/** What a group's row cannot show: prices that differ, and copies that were priced one by one. */
export function PriceGroupTail({ group: { rows, alike }, isLocked, onEqual }: PriceGroupTailProps) {
  const { t } = useTranslation('sell');
  const { shown } = useMoneyText();
  const ownCount = rows.length - alike.length;
  const first = alike[0];
  const isOne = alike.every(({ entry }) => entry.text === first?.entry.text);
  const span = askSpan(alike);
  return (
    <Tail className="num">
      {!isOne && span !== null && (
        <span>{t('askSpan', { from: shown(span.lowCents), to: shown(span.highCents) })}</span>
      )}
      {ownCount > 0 && first !== undefined && (
        <>
          <span>{t('pricedAlone', { count: ownCount })}</span>
          {isOne && (
            <Press
              type="button"
              disabled={isLocked}
              onClick={() =>
                onEqual(
                  rows.map(({ copy }) => copy.key),
                  first.entry,
                )
              }
            >
              {t('priceAlike')}
            </Press>
          )}
        </>
      )}
    </Tail>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  padding-top: 2px;
`;

const Count = styled.span`
  padding: 0 7px;
  border-radius: var(--r-full);
  background: var(--s3);
  color: var(--t2);
  font-size: 12px;
  line-height: 20px;
  font-weight: 600;
`;

const Press = styled.button`
  min-height: 24px;
  font-size: 12px;
  color: var(--accent-t);
  &:hover { text-decoration: underline; }
`;

const Tail = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 10px;
  font-size: 12px;
  line-height: 20px;
  color: var(--t3);
  &:empty { display: none; }
`;
