import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { quoteFee } from '../../shell/feeQuote.ts';
import { parseYuan, yuanText } from '../../ui/money.ts';
import { Price } from '../../ui/Price.tsx';
import { FeeNote } from '../desk/FeeNote.tsx';
import { PriceFacts } from '../desk/PriceFacts.tsx';
import { type PriceSubject, pricesTogether } from '../desk/priceContext.ts';
import { QuickPrices } from '../desk/QuickPrices.tsx';
import { usePriceContexts } from '../desk/usePriceContexts.ts';

interface VarietyFactsProps {
  readonly name: string;
  readonly subject: PriceSubject;
  /** Number of copies that get the price; null where some get another one, so that no place can be told. */
  readonly count: number | null;
  readonly areOnSale: boolean;
  /** The typed price in yuan. */
  readonly price: string;
  readonly onSet: (price: string) => void;
}

/** What a seller should know beside the price of a variety, and the prices that one press sets. */
export function VarietyFacts({ name, subject, count, areOnSale, price, onSet }: VarietyFactsProps) {
  const { t } = useTranslation(['bulk', 'shell']);
  const contexts = usePriceContexts([subject]);
  const context = contexts.of(subject);
  const priceCents = parseYuan(price.trim());
  if (contexts.hasFailed) {
    return (
      <Failed role="alert">
        {t('varietyFactsFailed')}
        <button type="button" onClick={contexts.retry}>
          {t('shell:retry')}
        </button>
      </Failed>
    );
  }
  const reference = context?.reference ?? null;
  const [first, ...mates] =
    context === null || priceCents === null || count === null
      ? []
      : (pricesTogether(context, { priceCents, count, areOnSale }) ?? []);
  return (
    <Facts>
      <QuickPrices
        name={name}
        facts={{
          context,
          referenceCents: reference?.priceCents ?? null,
          minCents: context?.minCents ?? 0,
        }}
        isLocked={false}
        onSet={(cents) => onSet(yuanText(cents))}
      />
      <PriceFacts
        look="list"
        context={context}
        reference={reference}
        priceCents={first?.priceCents ?? null}
        ownAskCents={first?.ownAskCents ?? null}
        mates={mates}
      />
      {context !== null && priceCents !== null && (
        <Net className="num">
          {t('varietyNet')}{' '}
          <Price
            cents={priceCents - quoteFee(priceCents, context.feeBasisPoints).postedCents}
            tone="inherit"
          />
          <FeeNote askCents={priceCents} feeBasisPoints={context.feeBasisPoints} />
        </Net>
      )}
    </Facts>
  );
}

const Facts = styled.div`
  display: grid;
  gap: 8px;
  margin-left: 60px;
  @media (max-width: 479px) { margin-left: 0; }
`;

const Net = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t2);
`;

const Failed = styled.p`
  display: flex;
  gap: 8px;
  margin-left: 60px;
  font-size: 12px;
  line-height: 24px;
  color: var(--t3);
  button { color: var(--accent-t); }
  @media (max-width: 479px) { margin-left: 0; }
`;
