import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { ConsolePart_viewer$key } from '../__generated__/ConsolePart_viewer.graphql.ts';
import { OpenPlatformSwitch } from '../app/OpenPlatformSwitch.tsx';
import { useMomentText } from '../app/useMomentText.ts';
import { CopyLine } from './CopyLine.tsx';
import { Column, Facts, Hint, PartnerCard } from './partnerParts.ts';

interface ConsolePartProps {
  readonly viewer: ConsolePart_viewer$key;
  readonly nowMs: number;
}

/** What a partner at work needs: the names that requests carry, the switch, and where callbacks go. */
export function ConsolePart({ viewer, nowMs }: ConsolePartProps) {
  const data = useFragment(FRAGMENT, viewer);
  const { t } = useTranslation('partner');
  const writeMoment = useMomentText(nowMs);
  const hintId = useId();
  const { partner } = data;
  if (partner == null) {
    return null;
  }
  const key = partner.keys.find(({ revokedAt }) => revokedAt == null);
  const turnWords = (way: 'On' | 'Off') => ({
    title: t(`turn${way}Title`),
    body: t(`turn${way}Body`),
    turn: t(`turn${way}`),
    done: t(`turn${way}Done`),
  });
  return (
    <Column>
      <Row>
        <div>
          <h2>{t('switch')}</h2>
          <Hint id={hintId}>{t(data.isOpenPlatformOn ? 'switchOnHint' : 'switchOffHint')}</Hint>
        </div>
        <OpenPlatformSwitch
          viewer={data}
          describedBy={hintId}
          words={{ label: t('switch'), cancel: t('cancel'), on: turnWords('On'), off: turnWords('Off') }}
        />
      </Row>
      <PartnerCard>
        <h2>{t('credentials')}</h2>
        <Hint>{t('credentialsHint')}</Hint>
        <Names>
          <span>{t('appId')}</span>
          <CopyLine label={t('appId')} text={partner.appId} />
          <span>{t('keyId')}</span>
          <CopyLine label={t('keyId')} text={key?.keyId ?? ''} />
          <span>{t('callbackUrl')}</span>
          <CopyLine label={t('callbackUrl')} text={partner.callbackUrl ?? ''} />
        </Names>
        <Facts>
          <dt>{t('fingerprint')}</dt>
          <dd className="num">{key?.fingerprint}</dd>
          <dt>{t('lockedAt')}</dt>
          <dd className="num">{partner.lockedAt == null ? '' : writeMoment(partner.lockedAt)}</dd>
        </Facts>
        <Foot>{t('lostKey')}</Foot>
      </PartnerCard>
    </Column>
  );
}

const FRAGMENT = graphql`
  fragment ConsolePart_viewer on Viewer {
    isOpenPlatformOn
    ...OpenPlatformSwitch_viewer
    partner {
      appId
      callbackUrl
      lockedAt
      keys {
        keyId
        fingerprint
        revokedAt
      }
    }
  }
`;

const Row = styled(PartnerCard)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
`;

const Foot = styled(Hint)`
  padding-top: 12px;
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
