import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { VerificationPanel_viewer$key } from '../../__generated__/VerificationPanel_viewer.graphql.ts';
import { useMomentText } from '../../shell/Moment.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { SettingCard } from './SettingCard.tsx';

interface VerificationPanelProps {
  readonly viewer: VerificationPanel_viewer$key;
  /** The server's time, ISO 8601. */
  readonly serverTime: string;
}

/**
 * Whether the viewer's real name is verified, with the masked data. The verification is part of the first withdrawal
 * (requirement U-02).
 */
export function VerificationPanel({ viewer, serverTime }: VerificationPanelProps) {
  const { verification } = useFragment(FRAGMENT, viewer);
  const { t } = useTranslation('user');
  const writeMoment = useMomentText(Date.parse(serverTime));
  return (
    <SettingCard>
      <Head>
        <h2>{t('verification')}</h2>
        <Tag tone={verification == null ? 'plain' : 'pos'}>
          {t(verification == null ? 'unverified' : 'verified')}
        </Tag>
      </Head>
      {verification == null ? (
        <Hint>
          {t('verificationHint')} · <Link to="/user/wallet?tab=withdraw">{t('toWithdraw')}</Link>
        </Hint>
      ) : (
        <List>
          <dt>{t('realName')}</dt>
          <dd>{verification.name}</dd>
          <dt>{t('idNumber')}</dt>
          <dd className="num">{verification.idNumber}</dd>
          <dt>{t('paymentAccount')}</dt>
          <dd className="num">{verification.paymentAccount}</dd>
          {verification.frozenUntil != null && (
            <>
              <dt>{t('withdrawals')}</dt>
              <dd>{t('frozenUntil', { at: writeMoment(verification.frozenUntil) })}</dd>
            </>
          )}
        </List>
      )}
    </SettingCard>
  );
}

const FRAGMENT = graphql`
  fragment VerificationPanel_viewer on Viewer {
    verification {
      id
      name
      idNumber
      paymentAccount
      frozenUntil
    }
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
`;

const Hint = styled.p`
  padding-top: 2px;
  color: var(--t3);
  a { color: var(--accent-t); text-decoration: underline; }
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 6px 20px;
  padding-top: 12px;
  dt { color: var(--t3); }
  dd { margin: 0; font-weight: 500; overflow-wrap: anywhere; }
`;
