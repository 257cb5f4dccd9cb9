import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { ItemPicture } from '../../ui/ItemPicture.tsx';
import { yuanText } from '../../ui/money.ts';
import { Dollars, Price } from '../../ui/Price.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { FeeNote } from '../desk/FeeNote.tsx';
import { PriceFacts, type PricePosition } from '../desk/PriceFacts.tsx';
import { multiplierPrice } from '../desk/priceContext.ts';
import { QuickPrices } from '../desk/QuickPrices.tsx';
import { type AskRules, feeOf, parseAsk } from './askRules.ts';
import { PriceNote } from './PriceNote.tsx';
import { PriceRowHead } from './PriceRowHead.tsx';
import type { JudgedCopy, PricedCopy, TypedPrice } from './pricedCopy.ts';

interface PriceRowProps {
  readonly row: JudgedCopy;
  readonly position: PricePosition;
  readonly rules: AskRules;
  readonly isLocked: boolean;
  readonly onEnter: (key: string, typed: TypedPrice) => void;
  /** Number of copies that the row stands for; with it a head and a last line of its own. */
  readonly number?: number;
  readonly head?: ReactNode;
  readonly tail?: ReactNode;
}

/** Height in px that a row is expected to have before it is measured; on phones its parts are below each other. */
export const PRICE_ROW_HEIGHT_PX = 200;
export const NARROW_ROW_HEIGHT_PX = 330;

/**
 * One copy in the form: item, price input, fee and proceeds, known prices to choose, errors, and beside them the place
 * of the price among the asks with what it is compared with.
 */
export function PriceRow({ row, position, rules, isLocked, onEnter, number, head, tail }: PriceRowProps) {
  const { copy, entry, judged, blame } = row;
  const { item, reference } = copy;
  const { t } = useTranslation('sell');
  const copyName = useCopyName()(copy);
  const name = number === undefined ? copyName : t('groupName', { count: number, name: copyName });
  const isLow = judged.problem === 'PRICE_TOO_LOW' || entry.isConfirmed;
  const set = (cents: number) => onEnter(copy.key, { text: yuanText(cents), isConfirmed: false });
  const facts = {
    context: position.context,
    referenceCents: reference?.priceCents ?? null,
    minCents: rules.minCents,
  };
  return (
    <Row $tone={blame !== null ? 'blamed' : judged.problem === 'PRICE_TOO_LOW' ? 'wrong' : 'plain'}>
      <Thumb $light={item?.rarityColor ?? 'var(--norarity)'}>
        {item !== null && <ItemPicture picture={copy.picture} widthPercent={88} />}
      </Thumb>
      <Body>
        {head ?? <PriceRowHead copy={copy} name={name} />}
        {blame === null && (
          <Entry row={row} name={name} rules={rules} isLocked={isLocked} onEnter={onEnter} />
        )}
      </Body>
      {blame === null && (
        <>
          <Quick>
            <QuickPrices name={name} facts={facts} isLocked={isLocked} onSet={set} />
          </Quick>
          <Market>
            <PriceFacts look="list" {...position} />
          </Market>
        </>
      )}
      <Notes>
        <PriceNote row={row} />
        {blame === null && isLow && (
          <LowPrice row={row} rules={rules} isLocked={isLocked} onEnter={onEnter} />
        )}
        {tail}
      </Notes>
    </Row>
  );
}

/** Returns the name of a copy's item in the reader's language. */
export function useCopyName(): (copy: PricedCopy) => string {
  const { t, i18n } = useTranslation('sell');
  return ({ item }) =>
    item === null ? t('unknownItem') : i18n.language === 'zh' ? item.nameZh : item.nameEn;
}

interface EntryProps extends Pick<PriceRowProps, 'row' | 'rules' | 'isLocked' | 'onEnter'> {
  readonly name: string;
}

function Entry({ row: { copy, entry, judged }, name, rules, isLocked, onEnter }: EntryProps) {
  const { t } = useTranslation('sell');
  const { askCents } = judged;
  return (
    <Input>
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
          {t('net')} <Price cents={askCents === null ? null : askCents - feeOf(askCents, rules)} />
        </span>
        {askCents !== null && <FeeNote askCents={askCents} feeBasisPoints={rules.feeBasisPoints} />}
      </Values>
    </Input>
  );
}

function LowPrice({ row: { copy, entry }, rules, isLocked, onEnter }: Omit<EntryProps, 'name'>) {
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
  grid-template: "thumb body market" auto "thumb quick market" auto "thumb notes market" 1fr / 84px minmax(0, 1fr) 284px;
  gap: 0 14px;
  padding: 12px 24px 8px;
  border-bottom: 1px solid var(--line);
  ${({ $tone }) => TONES[$tone]}
  @media (max-width: 767px) {
    grid-template: "thumb body" auto "market market" auto "quick quick" auto "notes notes" auto / 76px minmax(0, 1fr);
    gap: 0 12px;
    padding-inline: 16px;
  }
`;

const Thumb = styled(Stage)`
  grid-area: thumb;
  width: 84px;
  height: 56px;
  border-radius: var(--r-2);
  @media (max-width: 767px) { width: 76px; }
`;

const Body = styled.div`
  grid-area: body;
  min-width: 0;
  b { display: block; font-size: 14px; line-height: 20px; font-weight: 600; text-wrap: pretty; }
`;

const Quick = styled.div`
  grid-area: quick;
  min-width: 0;
`;

const Market = styled.div`
  grid-area: market;
  min-width: 0;
  @media (max-width: 767px) { padding: 2px 0 8px; }
`;

const Input = styled.div`
  display: grid;
  grid-template-columns: 132px minmax(0, 1fr);
  align-items: center;
  gap: 12px;
  padding: 6px 0;
`;

/** The line for an error is reserved, so that nothing moves while the user types. */
const Notes = styled.div`
  grid-area: notes;
  min-height: 26px;
`;

/** For readers of dollars the value of the typed price; the proceeds and the fee, for which a line is reserved. */
const Values = styled.div`
  display: grid;
  align-content: start;
  min-width: 0;
  min-height: 36px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
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
