import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { DevicesPanel_viewer$key } from '../../__generated__/DevicesPanel_viewer.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { useMomentText } from '../../shell/Moment.tsx';
import { Button } from '../../ui/Button.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { SettingCard } from './SettingCard.tsx';
import { useSignOutDevices } from './useSignOutDevices.ts';

interface DevicesPanelProps {
  readonly viewer: DevicesPanel_viewer$key;
  /** The server's time, ISO 8601. */
  readonly serverTime: string;
}

/** The viewer's signed-in devices. Each can be signed out, or all others at once. */
export function DevicesPanel({ viewer, serverTime }: DevicesPanelProps) {
  const { sessions } = useFragment(FRAGMENT, viewer);
  const { t } = useTranslation('user');
  const { toasts } = useAppServices();
  const writeMoment = useMomentText(Date.parse(serverTime));
  const { signOutOne, signOutOthers, isBusy } = useSignOutDevices(() =>
    toasts.show('success', t('deviceDone')),
  );
  if (sessions == null) throw new Error('The devices could not be read.');
  const devices = sessions.edges.map(({ node }) => node);
  const sorted = devices.toSorted((left, right) => Number(right.isCurrent) - Number(left.isCurrent));
  return (
    <SettingCard>
      <Head>
        <div>
          <h2>{t('devices')}</h2>
          <p>{t('devicesHint')}</p>
        </div>
        {devices.length > 1 && (
          <Button look="danger" isBusy={isBusy} onClick={signOutOthers}>
            {t('signOutOthers')}
          </Button>
        )}
      </Head>
      <ul>
        {sorted.map((device) => {
          const name = [device.browser ?? t('unknownBrowser'), device.system].filter(Boolean).join(' · ');
          return (
            <Row key={device.id}>
              <div>
                <b>{name}</b> {device.isCurrent && <Tag tone="pos">{t('thisDevice')}</Tag>}
                <small className="num">
                  {device.address} · {t('signedInAt', { at: writeMoment(device.createdAt) })}
                  {device.lastUsedAt != null &&
                    ` · ${t('lastUsedAt', { at: writeMoment(device.lastUsedAt) })}`}
                </small>
              </div>
              {!device.isCurrent && (
                <Button
                  size="small"
                  isBusy={isBusy}
                  aria-label={t('signOutNamed', { name })}
                  onClick={() => signOutOne(device.id)}
                >
                  {t('signOut')}
                </Button>
              )}
            </Row>
          );
        })}
      </ul>
    </SettingCard>
  );
}

const FRAGMENT = graphql`
  fragment DevicesPanel_viewer on Viewer {
    sessions(first: 50) {
      edges {
        node {
          id
          isCurrent
          browser
          system
          address
          createdAt
          lastUsedAt
        }
      }
    }
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding-bottom: 10px;
  p { color: var(--t3); }
  @media (max-width: 767px) { flex-direction: column; align-items: stretch; button { height: 44px; } }
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 12px 0;
  border-top: 1px solid var(--line);
  &:last-child { padding-bottom: 0; }
  b { font-weight: 500; }
  small { display: block; padding-top: 2px; font-size: 12px; line-height: 18px; color: var(--t3); }
  @media (max-width: 767px) { button { height: 44px; } }
`;
