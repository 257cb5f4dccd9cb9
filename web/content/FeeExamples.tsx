import { useTranslation } from 'react-i18next';
import { Price } from '../ui/Price.tsx';
import type { FeeKind } from './article.ts';
import { FEE_EXAMPLES, feeExample } from './fees.ts';

interface FeeExamplesProps {
  readonly kind: FeeKind;
  readonly basisPoints: number;
}

/** What a rate comes to, to the cent. */
export function FeeExamples({ kind, basisPoints }: FeeExamplesProps) {
  const { t } = useTranslation('content');
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
                <Price cents={fee} />
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
