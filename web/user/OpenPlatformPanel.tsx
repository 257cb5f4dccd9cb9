import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { OpenPlatformPanel_viewer$key } from '../__generated__/OpenPlatformPanel_viewer.graphql.ts';
import { useAppServices } from '../app/appServices.ts';
import { Button } from '../ui/Button.tsx';
import { Modal } from '../ui/Modal.tsx';
import { DialogButtons } from './DialogButtons.tsx';
import { SettingCard } from './SettingCard.tsx';
import { useSetOpenPlatform } from './useSetOpenPlatform.ts';

interface OpenPlatformPanelProps {
  readonly viewer: OpenPlatformPanel_viewer$key;
}

/** Whether programs may act for the reader; asked once more before it changes (requirement U-04). */
export function OpenPlatformPanel({ viewer }: OpenPlatformPanelProps) {
  const { isOpenPlatformOn } = useFragment(FRAGMENT, viewer);
  const { t } = useTranslation(['user', 'app']);
  const { toasts } = useAppServices();
  const [isAsking, setIsAsking] = useState(false);
  const hintId = useId();
  const turn = isOpenPlatformOn ? 'Off' : 'On';
  const [setOpenPlatform, isSetting] = useSetOpenPlatform(() => {
    setIsAsking(false);
    toasts.show('success', t(`platformDone${turn}`));
  });
  return (
    <Row as="section">
      <div>
        <h2>{t('openPlatform')}</h2>
        <p id={hintId}>{t('openPlatformHint')}</p>
      </div>
      <Switch
        type="button"
        role="switch"
        aria-checked={isOpenPlatformOn}
        aria-label={t('openPlatform')}
        aria-describedby={hintId}
        onClick={() => setIsAsking(true)}
      />
      {isAsking && (
        <Modal
          title={t(`platformTitle${turn}`)}
          closeLabel={t('app:close')}
          onClose={() => setIsAsking(false)}
        >
          <Words>{t(`platformBody${turn}`)}</Words>
          <DialogButtons>
            <Button onClick={() => setIsAsking(false)}>{t('cancel')}</Button>
            <Button look="primary" isBusy={isSetting} onClick={() => setOpenPlatform(!isOpenPlatformOn)}>
              {t(`platformDo${turn}`)}
            </Button>
          </DialogButtons>
        </Modal>
      )}
    </Row>
  );
}

const FRAGMENT = graphql`
  fragment OpenPlatformPanel_viewer on Viewer {
    isOpenPlatformOn
  }
`;

const Row = styled(SettingCard)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  > div > p { color: var(--t3); }
`;

const Words = styled.p`
  color: var(--t2);
  line-height: 22px;
`;

const Switch = styled.button`
  position: relative;
  flex: none;
  width: 48px;
  height: 28px;
  border-radius: 14px;
  border: 1px solid var(--ctl);
  background: var(--s3);
  transition: background var(--t-2);
  &::after {
    content: "";
    position: absolute;
    top: 3px;
    left: 3px;
    width: 20px;
    height: 20px;
    border-radius: 50%;
    background: var(--t2);
    transition: translate var(--t-2), background var(--t-2);
  }
  &[aria-checked="true"] { background: var(--accent); border-color: transparent; }
  &[aria-checked="true"]::after { translate: 20px 0; background: var(--on-accent); }
  &::before { content: ""; position: absolute; inset: -9px; }
`;
