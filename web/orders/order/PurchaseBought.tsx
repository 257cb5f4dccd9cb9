import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ButtonLink } from '../../ui/Button.tsx';

interface PurchaseBoughtProps {
  readonly orderNo: string;
  readonly onClose: () => void;
}

/** Shown when the viewer has already bought this copy, for example in another tab. Links to the order. */
export function PurchaseBought({ orderNo, onClose }: PurchaseBoughtProps) {
  const { t } = useTranslation('order');
  return (
    <Box role="status">
      <p>{t('purchase_alreadyYours', { orderNo })}</p>
      <ButtonLink
        look="primary"
        size="large"
        isWide
        to={`/user/orderDetail?${new URLSearchParams({ orderNo })}`}
        onClick={onClose}
      >
        {t('purchase_toOrder')}
      </ButtonLink>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 16px;
  p { color: var(--t2); font-size: 14px; line-height: 22px; overflow-wrap: anywhere; }
`;
