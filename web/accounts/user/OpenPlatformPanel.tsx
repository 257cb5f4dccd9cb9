import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { OpenPlatformPanel_viewer$key } from '../../__generated__/OpenPlatformPanel_viewer.graphql.ts';
import { OpenPlatformSwitch } from '../../shell/OpenPlatformSwitch.tsx';
import { SettingCard } from './SettingCard.tsx';

interface OpenPlatformPanelProps {
  readonly viewer: OpenPlatformPanel_viewer$key;
}

/** Switch that allows programs to act for the user (requirement U-04), with a link to their setup. */
export function OpenPlatformPanel({ viewer }: OpenPlatformPanelProps) {
  const data = useFragment(FRAGMENT, viewer);
  const { t } = useTranslation('user');
  const hintId = useId();
  const turnWords = (way: 'On' | 'Off') => ({
    title: t(`platformTitle${way}`),
    body: t(`platformBody${way}`),
    turn: t(`platformDo${way}`),
    done: t(`platformDone${way}`),
  });
  return (
    <Row as="section">
      <div>
        <h2>{t('openPlatform')}</h2>
        <p id={hintId}>{t('openPlatformHint')}</p>
        <Link to="/user/openapi">{t('openPlatformSetUp')}</Link>
      </div>
      <OpenPlatformSwitch
        viewer={data}
        describedBy={hintId}
        words={{
          label: t('openPlatform'),
          cancel: t('cancel'),
          on: turnWords('On'),
          off: turnWords('Off'),
        }}
      />
    </Row>
  );
}

const FRAGMENT = graphql`
  fragment OpenPlatformPanel_viewer on Viewer {
    ...OpenPlatformSwitch_viewer
  }
`;

const Row = styled(SettingCard)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  > div > p { color: var(--t3); }
  > div > a { color: var(--accent-t); font-size: 13px; }
`;
