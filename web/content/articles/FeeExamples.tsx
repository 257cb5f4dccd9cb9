import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type FeeQuote, quoteFee } from '../../shell/feeQuote.ts';
import { Dollars, Price } from '../../ui/Price.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import type { FeeKind } from './article.ts';

/** Example amounts in cents: prices of sales, and amounts of withdrawals. */
const FEE_EXAMPLES = {
  sale: [50, 1_000, 12_345, 500_000],
  withdrawal: [1_000, 50_000, 5_000_000],
} as const;

/** One line of the examples, in cents. */
export interface FeeExample {
  readonly amount: number;
  readonly fee: FeeQuote;
  readonly received: number;
}

/** The fee of an amount as shown and as posted, and the amount that remains (requirement W-09). */
export function feeExample(amount: number, basisPoints: number): FeeExample {
  const fee = quoteFee(amount, basisPoints);
  return { amount, fee, received: amount - fee.postedCents };
}

/** Formats a rate: 250 basis points are 2.5%. */
export function percentText(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}

interface FeeExamplesProps {
  readonly kind: FeeKind;
  readonly basisPoints: number;
}

/** Examples of a fee, as it is shown and as it is posted. */
export function FeeExamples({ kind, basisPoints }: FeeExamplesProps) {
  const { t } = useTranslation('articles');
  return (
    <table>
      <caption>{t(`fees_${kind}`)}</caption>
      <thead>
        <tr>
          <th scope="col">{t(`feeAmount_${kind}`)}</th>
          <th scope="col">{t('fee')}</th>
          <th scope="col">{t('feeReceived')}</th>
        </tr>
      </thead>
      <tbody>
        {FEE_EXAMPLES[kind].map((cents) => {
          const { amount, fee, received } = feeExample(cents, basisPoints);
          return (
            <tr key={amount}>
              <td>
                <Price cents={amount} />
              </td>
              <td>
                <Fee fee={fee} />
              </td>
              <td>
                <Price cents={received} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Fee({ fee: { postedCents, exact } }: { readonly fee: FeeQuote }) {
  const { t } = useTranslation('articles');
  const { shown } = useMoneyText();
  if (exact === null) {
    return <Price cents={postedCents} />;
  }
  return (
    <>
      <Exact className="num">{`¥${exact.yuan}`}</Exact> <Dollars cents={exact.cents} />{' '}
      {exact.isPostedOtherwise && <small>{t('feePosted', { amount: shown(postedCents) })}</small>}
    </>
  );
}

const Exact = styled.b`
  font-weight: 600;
  color: var(--t1);
`;
