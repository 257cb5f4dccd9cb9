import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import type { CheapestPurchase } from './useBuyCheapest.ts';

interface CheapestResultProps {
  readonly purchase: CheapestPurchase;
  readonly onClose: () => void;
}

/** What a press has bought and cost, why it stopped, and the way to the orders. */
export function CheapestResult({ purchase, onClose }: CheapestResultProps) {
  const { t } = useTranslation(['cart', 'shell']);
  const { paid } = useMoneyText();
  const { chargedCents, stopReason, lines } = purchase;
  const bought = lines.filter(({ outcome }) => outcome === 'BOUGHT').length;
  return (
    <Block role="status">
      <b>
        {bought === 0
          ? t('cheapest_none')
          : t('cheapest_bought', { count: bought, amount: paid(chargedCents) })}
      </b>
      {stopReason != null && <span>{t(`stop_${stopReason}`)}</span>}
      <Buttons>
        {bought > 0 && (
          <ButtonLink to="/user/order" look="primary" onClick={onClose}>
            {t('shell:orders')}
          </ButtonLink>
        )}
        <Button onClick={onClose}>{t('shell:close')}</Button>
      </Buttons>
    </Block>
  );
}

const Block = styled.div`
  display: grid;
  gap: 12px;
  b { font-size: 18px; line-height: 26px; font-weight: 600; }
  span { color: var(--t2); }
`;

const Buttons = styled.div`
  display: flex;
  gap: 12px;
`;
