import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ApplicationFacts_partner$key } from '../../__generated__/ApplicationFacts_partner.graphql.ts';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { Facts } from './partnerParts.ts';

/** The submitted application, read-only. */
export function ApplicationFacts({ partner }: { readonly partner: ApplicationFacts_partner$key }) {
  const data = useFragment(FRAGMENT, partner);
  const { t } = useTranslation('console');
  const money = useMoneyText();
  return (
    <Facts>
      <dt>{t('phone')}</dt>
      <dd className="num">{data.phone}</dd>
      <dt>{t('wechat')}</dt>
      <dd>{data.wechat}</dd>
      <dt>{t('dailyOrdersShort')}</dt>
      <dd className="num">{data.dailyOrders ?? t('notTold')}</dd>
      <dt>{t('dailyAmountShort')}</dt>
      <dd className="num">
        {data.dailyAmountCents == null ? t('notTold') : money.shown(data.dailyAmountCents)}
      </dd>
      <dt>{t('reason')}</dt>
      <dd>{data.reason}</dd>
    </Facts>
  );
}

const FRAGMENT = graphql`
  fragment ApplicationFacts_partner on Partner {
    phone
    wechat
    reason
    dailyOrders
    dailyAmountCents
  }
`;
