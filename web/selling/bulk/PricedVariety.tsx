import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type {
  PricedVariety_variety$data,
  PricedVariety_variety$key,
} from '../../__generated__/PricedVariety_variety.graphql.ts';
import { YuanField } from '../../shell/YuanField.tsx';
import { Field, Select } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Price } from '../../ui/Price.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { WithFactWords } from '../desk/DeskPart.tsx';
import { asksByBasis, type changeOf } from './bulkDraft.ts';
import { CopyGroup } from './CopyGroup.tsx';
import {
  type ExceptionDraft,
  exceptionProblem,
  hasOwnPrices,
  isWrongPrice,
  NO_EXCEPTION,
  type VarietyDraft,
} from './kindDraft.ts';
import type { Plan } from './PlannedCopies.tsx';
import { VarietyCopies } from './VarietyCopies.tsx';
import { VarietyFacts } from './VarietyFacts.tsx';

interface PricedVarietyProps {
  readonly variety: PricedVariety_variety$key;
  readonly selection: Plan['selection'];
  /** True where its copies are on sale and get another price. */
  readonly areOnSale: boolean;
  /** What the form does without prices of varieties. Null while its field holds no valid value. */
  readonly basis: ReturnType<typeof changeOf>;
  /** Undefined while nothing was typed. */
  readonly draft: VarietyDraft | undefined;
  readonly onChange: (draft: VarietyDraft) => void;
}

/** Maximum number of exceptions for one variety. */
const EXCEPTIONS_MAX = 10;

/** A variety with the number of its copies, what the market pays for it, its price, and copies of it that get another one. */
export function PricedVariety({ variety, selection, areOnSale, basis, draft, onChange }: PricedVarietyProps) {
  const data = useFragment(FRAGMENT, variety);
  const { t, i18n } = useTranslation('bulk');
  const [isUsed, setIsUsed] = useState(false);
  const { marketItem, phase = null, count } = data;
  const name = i18n.language === 'zh' ? marketItem.nameZh : marketItem.nameEn;
  const whole =
    phase === null ? name : t('varietyPhase', { name, phase: t(`phase_${phase}`, { ns: 'market' }) });
  const typed = draft ?? { marketItemId: marketItem.id, phase, price: '', exceptions: [], copies: {} };
  const change = (part: Partial<VarietyDraft>) => onChange({ ...typed, ...part });
  return (
    <Row>
      <Head>
        <img src={data.picture} alt="" width={48} height={36} loading="lazy" />
        <div>
          <Name>
            {whole} <Count className="num">×{count}</Count>
          </Name>
          <Facts variety={data} />
        </div>
        <div>
          <YuanField
            label={t('varietyPrice', { name: whole })}
            isLabelHidden
            placeholder={t('varietyByBasis')}
            autoComplete="off"
            value={typed.price}
            // What it opens stays: a line that comes or goes under a press would take the press away.
            onFocus={() => setIsUsed(true)}
            problem={isWrongPrice(typed.price) ? t('wrong_FIXED') : undefined}
            onChange={(event) => change({ price: event.target.value })}
          />
          {basis !== null && typed.price === '' && <ByBasis basis={basis} variety={data} />}
        </div>
      </Head>
      {(isUsed || typed.price !== '') && (
        <WithFactWords>
          <VarietyFacts
            name={whole}
            subject={{ marketItemId: marketItem.id, phase }}
            count={typed.exceptions.length === 0 && !hasOwnPrices(typed) ? count : null}
            areOnSale={areOnSale}
            price={typed.price}
            onSet={(price) => change({ price })}
          />
        </WithFactWords>
      )}
      <Exceptions
        name={whole}
        typed={typed}
        hasStickers={data.stickeredCount > 0}
        canAdd={count > 1}
        onChange={change}
      />
      {count > 1 && basis !== null && (
        <CopyGroup line={t('varietyCopies', { count })}>
          <VarietyCopies
            key={JSON.stringify(basis)}
            plan={{ selection, change: basis }}
            typed={typed}
            onChange={change}
          />
        </CopyGroup>
      )}
    </Row>
  );
}

interface ByBasisProps {
  readonly basis: NonNullable<ReturnType<typeof changeOf>>;
  readonly variety: PricedVariety_variety$data;
}

/** What the copies would cost by the basis of the form. */
function ByBasis({ basis, variety }: ByBasisProps) {
  const { t } = useTranslation('bulk');
  const { paid } = useMoneyText();
  const asks = asksByBasis(basis, variety);
  return (
    <Line className="num">
      {asks === null
        ? t('varietyWouldBeNone')
        : asks.lowCents === asks.highCents
          ? t('varietyWouldBe', { price: paid(asks.lowCents) })
          : t('varietyWouldBeSpan', { from: paid(asks.lowCents), to: paid(asks.highCents) })}
    </Line>
  );
}

/** The reference price, the lowest ask of others, and the wear of the copies. */
function Facts({ variety }: { readonly variety: PricedVariety_variety$data }) {
  const { t } = useTranslation('bulk');
  const { referencePriceCents, standing, lowestFloat, highestFloat } = variety;
  const [from, to] = [lowestFloat, highestFloat].map((wear) => wear?.toFixed(4));
  return (
    <Line className="num">
      {referencePriceCents != null && (
        <span>
          {t('varietyReference')} <Price cents={referencePriceCents} />
        </span>
      )}
      {standing.lowestOtherAskCents != null && (
        <span>
          {t('varietyLowest')} <Price cents={standing.lowestOtherAskCents} />
        </span>
      )}
      {from !== undefined && to !== undefined && (
        <span>{from === to ? t('varietyWear', { wear: from }) : t('varietyWears', { from, to })}</span>
      )}
    </Line>
  );
}

interface ExceptionsProps {
  readonly name: string;
  readonly typed: VarietyDraft;
  readonly hasStickers: boolean;
  /** False for a single copy. */
  readonly canAdd: boolean;
  readonly onChange: (part: Pick<VarietyDraft, 'exceptions'>) => void;
}

/** The copies of a variety that get another price. */
function Exceptions({ name, typed: { exceptions }, hasStickers, canAdd, onChange }: ExceptionsProps) {
  const { t } = useTranslation('bulk');
  const replace = (at: number, ...by: ExceptionDraft[]) =>
    onChange({ exceptions: exceptions.toSpliced(at, 1, ...by) });
  return (
    <>
      {exceptions.map((exception, at) => (
        <Exception
          // biome-ignore lint/suspicious/noArrayIndexKey: exceptions have nothing else that names them.
          key={at}
          name={name}
          typed={exception}
          hasStickers={hasStickers}
          onChange={(next) => (next === null ? replace(at) : replace(at, next))}
        />
      ))}
      {canAdd && exceptions.length < EXCEPTIONS_MAX && (
        <Add
          type="button"
          aria-label={t('exceptionAddTo', { name })}
          onClick={() => onChange({ exceptions: [...exceptions, NO_EXCEPTION] })}
        >
          <Icon name="plus" size={12} />
          {t('exceptionAdd')}
        </Add>
      )}
    </>
  );
}

interface ExceptionProps {
  readonly name: string;
  readonly typed: ExceptionDraft;
  readonly hasStickers: boolean;
  /** Null: it is removed. */
  readonly onChange: (exception: ExceptionDraft | null) => void;
}

/** Copies of a variety by wear, pattern and stickers, and their price. */
function Exception({ name, typed, hasStickers, onChange }: ExceptionProps) {
  const { t } = useTranslation('bulk');
  const wrong = exceptionProblem(typed);
  const field = (part: 'minWear' | 'maxWear' | 'seeds') => ({
    label: t(`exception_${part}`),
    value: typed[part],
    autoComplete: 'off',
    inputMode: part === 'seeds' ? ('text' as const) : ('decimal' as const),
    problem: wrong === part ? t(`exceptionWrong_${part}`) : undefined,
    onChange: (event: { target: { value: string } }) => onChange({ ...typed, [part]: event.target.value }),
  });
  return (
    <Conditions role="group" aria-label={t('exceptionOf', { name })}>
      <Field {...field('minWear')} placeholder="0" />
      <Field {...field('maxWear')} placeholder="1" />
      <Field {...field('seeds')} placeholder="661, 387" />
      {hasStickers && (
        <Stickers>
          <span>{t('exception_stickers')}</span>
          <Select
            value={typed.stickers}
            onChange={({ target }) =>
              onChange({ ...typed, stickers: target.value as ExceptionDraft['stickers'] })
            }
          >
            <option value="">{t('exceptionAny')}</option>
            <option value="with">{t('exceptionWith')}</option>
            <option value="without">{t('exceptionWithout')}</option>
          </Select>
        </Stickers>
      )}
      <YuanField
        label={t('exception_price')}
        autoComplete="off"
        value={typed.price}
        problem={wrong === 'price' ? t('wrong_FIXED') : undefined}
        onChange={(event) => onChange({ ...typed, price: event.target.value })}
      />
      <Remove type="button" onClick={() => onChange(null)}>
        {t('exceptionRemove')}
      </Remove>
    </Conditions>
  );
}

const FRAGMENT = graphql`
  fragment PricedVariety_variety on BulkVariety {
    marketItem {
      id
      nameZh
      nameEn
    }
    phase
    count
    stickeredCount
    lowestFloat
    highestFloat
    referencePriceCents
    followedAskCents
    lowestOwnAskCents
    highestOwnAskCents
    picture
    standing {
      lowestOtherAskCents
    }
  }
`;

const Row = styled.li`
  display: grid;
  gap: 8px;
  padding: 10px 0;
  border-top: 1px solid var(--line);
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) 132px;
  align-items: center;
  gap: 4px 12px;
  img { object-fit: contain; }
  @media (max-width: 479px) {
    grid-template-columns: 48px minmax(0, 1fr);
    > :last-child { grid-column: 2; }
  }
`;

const Name = styled.p`
  font-size: 13px;
  line-height: 18px;
  font-weight: 500;
  overflow-wrap: anywhere;
`;

const Count = styled.span`
  padding: 0 7px;
  border-radius: var(--r-full);
  background: var(--s3);
  color: var(--t2);
  font-size: 12px;
  font-weight: 600;
  white-space: nowrap;
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
`;

const Add = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  justify-self: start;
  min-height: 24px;
  margin-left: 60px;
  font-size: 12px;
  color: var(--accent-t);
  &:hover { text-decoration: underline; }
`;

const Conditions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(104px, 1fr));
  align-items: end;
  gap: 8px;
  margin-left: 60px;
  padding: 10px 12px;
  border-radius: var(--r-2);
  background: var(--s2);
  @media (max-width: 479px) { margin-left: 0; }
`;

const Remove = styled.button`
  justify-self: start;
  min-height: 36px;
  font-size: 12px;
  color: var(--t2);
  &:hover { text-decoration: underline; }
`;

const Stickers = styled.label`
  min-width: 0;
  > span { display: block; padding-bottom: 6px; font-size: 12px; line-height: 18px; color: var(--t3); }
  select { width: 100%; }
`;
