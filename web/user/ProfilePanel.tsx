import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { ProfilePanel_viewer$key } from '../__generated__/ProfilePanel_viewer.graphql.ts';
import { personName } from '../app/personName.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Panel } from '../ui/Panel.tsx';

interface ProfilePanelProps {
  readonly viewer: ProfilePanel_viewer$key;
}

/** Picture, nickname and the masked phone number. */
export function ProfilePanel({ viewer }: ProfilePanelProps) {
  const { avatarUrl, phone, ...data } = useFragment(FRAGMENT, viewer);
  const { t, i18n } = useTranslation('user');
  const nickname = personName(data.nickname, i18n.language);
  return (
    <Card>
      <h2>{t('profile')}</h2>
      <Person>
        <Avatar name={nickname} url={avatarUrl} size={56} />
        <dl>
          <dt>{t('nickname')}</dt>
          <dd>{nickname}</dd>
          <dt>{t('phone')}</dt>
          <dd className="num">
            {phone} <small>{t('phoneHint')}</small>
          </dd>
        </dl>
      </Person>
    </Card>
  );
}

const FRAGMENT = graphql`
  fragment ProfilePanel_viewer on Viewer {
    nickname
    avatarUrl
    phone
  }
`;

const Card = styled(Panel)`
  h2 { font-size: 14px; line-height: 22px; }
  padding: 20px;
  @media (max-width: 767px) { padding: 16px; }
`;

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: 20px;
  padding-top: 14px;
  dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 6px 20px; }
  dt { color: var(--t3); }
  dd { margin: 0; font-weight: 500; overflow-wrap: anywhere; }
  small { font-size: 12px; font-weight: 400; color: var(--t3); margin-left: 8px; }
  @media (max-width: 767px) { small { display: block; margin-left: 0; } }
`;
