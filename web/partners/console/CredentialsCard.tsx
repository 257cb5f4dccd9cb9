import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { CredentialsCard_partner$key } from '../../__generated__/CredentialsCard_partner.graphql.ts';
import { useMomentText } from '../../shell/Moment.tsx';
import { CopyLine } from './CopyLine.tsx';
import { Facts, Hint, PartnerCard } from './partnerParts.ts';

interface CredentialsCardProps {
  readonly partner: CredentialsCard_partner$key;
  readonly nowMs: number;
}

/** The credentials of signed requests, and the locked values. */
export function CredentialsCard({ partner, nowMs }: CredentialsCardProps) {
  const data = useFragment(FRAGMENT, partner);
  const { t } = useTranslation('console');
  const writeMoment = useMomentText(nowMs);
  const key = data.keys.find(({ revokedAt }) => revokedAt == null);
  return (
    <PartnerCard>
      <h2>{t('credentials')}</h2>
      <Hint>{t('credentialsHint')}</Hint>
      <Names>
        <span>{t('appId')}</span>
        <CopyLine label={t('appId')} text={data.appId} />
        <span>{t('keyId')}</span>
        <CopyLine label={t('keyId')} text={key?.keyId ?? ''} />
        <span>{t('callbackUrl')}</span>
        <CopyLine label={t('callbackUrl')} text={data.callbackUrl ?? ''} />
      </Names>
      <Facts>
        <dt>{t('fingerprint')}</dt>
        <dd className="num">{key?.fingerprint}</dd>
        <dt>{t('lockedAt')}</dt>
        <dd className="num">{data.lockedAt == null ? '' : writeMoment(data.lockedAt)}</dd>
      </Facts>
      <Foot>{t('lostKey')}</Foot>
    </PartnerCard>
  );
}

const FRAGMENT = graphql`
  fragment CredentialsCard_partner on Partner {
    appId
    callbackUrl
    lockedAt
    keys {
      keyId
      fingerprint
      revokedAt
    }
  }
`;

const Names = styled.div`
  display: grid;
  grid-template-columns: 120px minmax(0, 1fr);
  align-items: center;
  gap: 8px 16px;
  padding-top: 14px;
  font-size: 13px;
  span { color: var(--t3); }
  @media (max-width: 599px) { grid-template-columns: minmax(0, 1fr); gap: 4px; > div { margin-bottom: 8px; } }
`;

const Foot = styled(Hint)`
  padding-top: 12px;
`;
