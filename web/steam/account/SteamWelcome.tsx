import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/Panel.tsx';

interface SteamWelcomeProps {
  /** True when operators have closed binding; the page says so. */
  readonly isClosed: boolean;
  readonly onBind: () => void;
}

const POINTS: readonly (readonly [IconName, string])[] = [
  ['steam', 'point_file'],
  ['lock', 'point_sealed'],
  ['bolt', 'point_robot'],
];

/** Introduction for users without an account: what a Mafile is, how it is used, and the button to bind one. */
export function SteamWelcome({ isClosed, onBind }: SteamWelcomeProps) {
  const { t } = useTranslation('account');
  return (
    <Card>
      <Intro>
        <h2>{t('welcome')}</h2>
        <p>{t('welcomeHint')}</p>
        <Button look="primary" size="large" disabled={isClosed} onClick={onBind}>
          {t('bind')}
        </Button>
      </Intro>
      <Points>
        {POINTS.map(([icon, key]) => (
          <li key={key}>
            <Icon name={icon} size={20} />
            <span>
              <b>{t(key)}</b>
              {t(`${key}_hint`)}
            </span>
          </li>
        ))}
      </Points>
    </Card>
  );
}

const Card = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 40px;
  padding: 40px;
  @media (max-width: 1023px) { grid-template-columns: minmax(0, 1fr); gap: 28px; padding: 24px 16px; }
`;

const Intro = styled.div`
  h2 { font-size: 20px; line-height: 28px; }
  p { padding: 8px 0 24px; color: var(--t2); max-width: 44ch; }
  @media (max-width: 767px) { button { width: 100%; } }
`;

const Points = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 18px;
  li { display: flex; gap: 14px; color: var(--t3); font-size: 13px; line-height: 20px; }
  svg { flex: none; margin-top: 1px; color: var(--accent-t); }
  b { display: block; font-size: 14px; line-height: 22px; font-weight: 500; color: var(--t1); }
`;
