import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useMutation } from 'react-relay';
import { styled } from 'styled-components';
import type { OpenPlatformSwitch_viewer$key } from '../__generated__/OpenPlatformSwitch_viewer.graphql.ts';
import type { OpenPlatformSwitchSetOpenPlatformMutation } from '../__generated__/OpenPlatformSwitchSetOpenPlatformMutation.graphql.ts';
import { Button } from '../ui/Button.tsx';
import { DialogButtons, Modal } from '../ui/Modal.tsx';
import { Switch } from '../ui/Switch.tsx';
import { useAppServices } from './appServices.ts';

/** The texts of switching it on or off. The feature supplies the translations. */
interface TurnWords {
  readonly title: string;
  readonly body: string;
  readonly turn: string;
  readonly done: string;
}

/** The texts of the switch and of its confirmation. */
export interface OpenPlatformWords {
  readonly label: string;
  readonly cancel: string;
  readonly on: TurnWords;
  readonly off: TurnWords;
}

interface OpenPlatformSwitchProps {
  readonly viewer: OpenPlatformSwitch_viewer$key;
  readonly words: OpenPlatformWords;
  readonly describedBy: string;
}

/** Switch that allows programs to act for the user. It asks for confirmation first (requirement U-04). */
export function OpenPlatformSwitch({ viewer, words, describedBy }: OpenPlatformSwitchProps) {
  const { isOpenPlatformOn } = useFragment(FRAGMENT, viewer);
  const { t } = useTranslation('shell');
  const { toasts } = useAppServices();
  const [isAsking, setIsAsking] = useState(false);
  const turn = isOpenPlatformOn ? words.off : words.on;
  const [setOpenPlatform, isSetting] = useSetOpenPlatform(() => {
    setIsAsking(false);
    toasts.show('success', turn.done);
  });
  return (
    <>
      <Switch
        isOn={isOpenPlatformOn}
        label={words.label}
        describedBy={describedBy}
        onPress={() => setIsAsking(true)}
      />
      {isAsking && (
        <Modal title={turn.title} closeLabel={t('close')} onClose={() => setIsAsking(false)}>
          <Body>{turn.body}</Body>
          <DialogButtons>
            <Button onClick={() => setIsAsking(false)}>{words.cancel}</Button>
            <Button look="primary" isBusy={isSetting} onClick={() => setOpenPlatform(!isOpenPlatformOn)}>
              {turn.turn}
            </Button>
          </DialogButtons>
        </Modal>
      )}
    </>
  );
}

const FRAGMENT = graphql`
  fragment OpenPlatformSwitch_viewer on Viewer {
    isOpenPlatformOn
  }
`;

const Body = styled.p`
  color: var(--t2);
  line-height: 22px;
`;

/** Enables or disables the viewer's open platform. */
function useSetOpenPlatform(onSet: () => void): [set: (isOn: boolean) => void, isSetting: boolean] {
  const [commit, isInFlight] = useMutation<OpenPlatformSwitchSetOpenPlatformMutation>(MUTATION);
  return [(isOn) => void commit({ variables: { input: { isOn } }, onCompleted: onSet }), isInFlight];
}

const MUTATION = graphql`
  mutation OpenPlatformSwitchSetOpenPlatformMutation($input: SetOpenPlatformInput!) {
    setOpenPlatform(input: $input) {
      ... on SetOpenPlatformPayload {
        viewer {
          id
          isOpenPlatformOn
        }
      }
    }
  }
`;
