import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { Hint, PartnerCard } from './partnerParts.ts';

const GAINS: readonly (readonly [IconName, string])[] = [
  ['search', 'gain_read'],
  ['order', 'gain_trade'],
  ['bell', 'gain_callback'],
];

/** Introduction to the open platform for a user who has not applied yet. */
export function PartnerIntro() {
  const { t } = useTranslation('console');
  return (
    <PartnerCard>
      <h2>{t('introTitle')}</h2>
      <Gains>
        {GAINS.map(([icon, key]) => (
          <li key={key}>
            <Icon name={icon} size={20} />
            <b>{t(key)}</b>
            <Hint>{t(`${key}_hint`)}</Hint>
          </li>
        ))}
      </Gains>
      <More>
        <Link to="/openplat">{t('toIntro')}</Link>
        <Link to="/help/701">{t('toHelp')}</Link>
      </More>
    </PartnerCard>
  );
}

const Gains = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px;
  padding: 14px 0;
  svg { color: var(--accent-t); }
  b { display: block; padding-top: 6px; font-weight: 500; }
  @media (max-width: 767px) { grid-template-columns: minmax(0, 1fr); gap: 12px; li { display: grid; grid-template-columns: 20px 1fr; column-gap: 12px; } b { padding-top: 0; } li > p { grid-column: 2; } }
`;

const More = styled.div`
  display: flex;
  gap: 20px;
  font-size: 13px;
  a { color: var(--accent-t); }
`;
