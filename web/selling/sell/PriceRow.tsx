import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { ItemPicture } from '../../ui/ItemPicture.tsx';
import { yuanText } from '../../ui/money.ts';
import { Dollars, Price } from '../../ui/Price.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { type AskRules, feeOf, multiplierPrice, parseAsk } from './askRules.ts';
import { FeeNote } from './FeeNote.tsx';
import { PriceNote } from './PriceNote.tsx';
import { PriceRowHead } from './PriceRowHead.tsx';
import type { JudgedCopy, TypedPrice } from './pricedCopy.ts';

interface PriceRowProps {
  readonly row: JudgedCopy;
  readonly rules: AskRules;
  readonly isLocked: boolean;
  readonly onEnter: (key: string, typed: TypedPrice) => void;
}

/**
 * Height of every row of the form in px. Space for the notes on a small fee and on an error is always reserved, so
 * that nothing moves while the user types.
 */
export const PRICE_ROW_HEIGHT_PX = 156;

/** One copy in the form: item, reference price, price input, proceeds after the fee, and errors. */
export const PriceRow = memo(function PriceRow({ row, rules, isLocked, onEnter }: PriceRowProps) {
  const { copy, entry, judged, blame } = row;
  const { item } = copy;
  const { t, i18n } = useTranslation('sell');
  const name = item === null ? t('unknownItem') : i18n.language === 'zh' ? item.nameZh : item.nameEn;
  const isLow = judged.problem === 'PRICE_TOO_LOW' || entry.isConfirmed;
  return (
    <Row $tone={blame !== null ? 'blamed' : judged.problem === 'PRICE_TOO_LOW' ? 'wrong' : 'plain'}>
      <Thumb $light={item?.rarityColor ?? 'var(--norarity)'}>
        {item !== null && <ItemPicture {...item} widthPercent={88} />}
      </Thumb>
      <Body>
        <PriceRowHead copy={copy} name={name} />
        {blame === null && (
          <Entry>
            <Field
              label={t('priceOf', { name })}
              isLabelHidden
              prefix="¥"
              inputMode="decimal"
              maxLength={12}
              autoComplete="off"
              disabled={isLocked}
              value={entry.text}
              onChange={(event) => onEnter(copy.key, { text: event.target.value, isConfirmed: false })}
            />
            <Values className="num">
              <Dollars cents={parseAsk(entry.text.trim())} />
              <span>
                {t('net')}{' '}
                <Price
                  cents={judged.askCents === null ? null : judged.askCents - feeOf(judged.askCents, rules)}
                />
              </span>
            </Values>
          </Entry>
        )}
        {row.isFit && judged.askCents !== null && (
          <FeeNote askCents={judged.askCents} feeBasisPoints={rules.feeBasisPoints} />
        )}
        <PriceNote row={row} />
        {blame === null && isLow && (
          <LowPrice row={row} rules={rules} isLocked={isLocked} onEnter={onEnter} />
        )}
      </Body>
    </Row>
  );
});

function LowPrice({ row: { copy, entry }, rules, isLocked, onEnter }: PriceRowProps) {
  const { t } = useTranslation('sell');
  const { paid } = useMoneyText();
  const { key, reference } = copy;
  return (
    <Low>
      <Checkbox
        isChecked={entry.isConfirmed}
        isDisabled={isLocked}
        onChange={(isConfirmed) => onEnter(key, { ...entry, isConfirmed })}
      >
        {t('confirmLow')}
      </Checkbox>
      {!entry.isConfirmed && reference !== null && (
        <Repair
          type="button"
          disabled={isLocked}
          onClick={() =>
            onEnter(key, { text: yuanText(repaired(reference.priceCents, rules)), isConfirmed: false })
          }
        >
          {t('changeTo', { price: paid(repaired(reference.priceCents, rules)) })}
        </Repair>
      )}
    </Low>
  );
}

/** The price, in cents, that one press sets in place of one that is too low. */
function repaired(referenceCents: number, rules: AskRules): number {
  return multiplierPrice(referenceCents, rules.multiplierPresets[0] ?? 1);
}

const TONES = {
  plain: '',
  wrong: 'background: var(--neg-w);',
  blamed: 'background: var(--s2); b { color: var(--t2); }',
};

const Row = styled.div<{ $tone: keyof typeof TONES }>`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr);
  gap: 14px;
  height: 100%;
  padding: 10px 24px 6px;
  border-bottom: 1px solid var(--line);
  ${({ $tone }) => TONES[$tone]}
  @media (max-width: 767px) { gap: 12px; padding-inline: 16px; }
`;

const Thumb = styled(Stage)`
  width: 84px;
  height: 56px;
  border-radius: var(--r-2);
`;

const Body = styled.div`
  min-width: 0;
  b { font-size: 14px; line-height: 20px; font-weight: 600; }
`;

const Entry = styled.div`
  display: grid;
  grid-template-columns: 148px minmax(0, 1fr);
  align-items: center;
  gap: 12px;
  padding-top: 6px;
`;

/** For readers of dollars: the value of the typed price, above the proceeds. */
const Values = styled.div`
  display: grid;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
  white-space: nowrap;
`;

const Low = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 8px;
  font-size: 12px;
  label { min-height: 26px; color: var(--neg); }
`;

const Repair = styled.button`
  height: 26px;
  color: var(--accent-t);
  white-space: nowrap;
  &:hover { text-decoration: underline; }
`;
