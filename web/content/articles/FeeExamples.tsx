import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { FeeQuote } from '../../shell/feeQuote.ts';
import { Dollars, Price } from '../../ui/Price.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import type { FeeKind } from './article.ts';
import { FEE_EXAMPLES, feeExample } from './fees.ts';

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
