import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addFiles, type ChosenFile, chosenFile, readFiles } from './chosenFile.ts';
import { type BindProblem, type Upload, useBindSteamAccounts } from './useBindSteamAccounts.ts';
import { usePasskey } from './usePasskey.ts';
import type { ReadyMafile } from './useTakeSandboxMafile.ts';

type Way = 'each' | 'list';
type AccountType = 'ORDINARY' | 'ROBOT';

/** State and actions of the binding form. */
export function useBindForm(onTaken: (upload: Upload) => void) {
  const { t } = useTranslation(['account', 'shell']);
  const [files, showFiles] = useState<readonly ChosenFile[]>([]);
  // The current files, also for a callback that started before another file was added.
  const latest = useRef(files);
  function setFiles(next: readonly ChosenFile[]) {
    latest.current = next;
    showFiles(next);
  }
  const [way, setWay] = useState<Way>('each');
  const [list, setList] = useState('');
  const [type, setType] = useState<AccountType>('ORDINARY');
  const [problem, setProblem] = useState<string | null>(null);
  const lock = usePasskey();
  function showProblem({ message, lines }: BindProblem) {
    const places = lines?.join(t('comma'));
    setProblem(places === undefined ? message : t(`formatWrong_${way}`, { lines: places }));
  }
  const [bind, isSending] = useBindSteamAccounts(onTaken, showProblem);
  const isBinding = isSending || lock.isOpening;
  return {
    files,
    way,
    list,
    type,
    problem,
    isBinding,
    hasManifest: lock.hasManifest,
    passkey: lock.passkey,
    setPasskey: lock.setPasskey,
    setFiles,
    setWay,
    setList,
    setType,
    async add(added: readonly File[]) {
      if (isBinding) {
        return;
      }
      const read = await readFiles(added);
      const next = addFiles(latest.current, read);
      setFiles(next.files);
      lock.keepManifest(next.manifest);
      setProblem(next.problem === null ? null : t(`file_${next.problem}`));
    },
    addReady({ fileName, text, accountName, password }: ReadyMafile) {
      setProblem(null);
      setFiles([...latest.current, chosenFile(fileName, text, password)]);
      setList((known) => `${known === '' ? '' : `${known.trimEnd()}\n`}${accountName}--${password}`);
    },
    async submit(event: FormEvent) {
      event.preventDefault();
      setProblem(null);
      if (isBinding) {
        return;
      }
      const opened = await lock.open(files);
      if (typeof opened === 'string') {
        setProblem(t(opened));
        return;
      }
      setFiles(opened);
      bind({
        files: opened,
        passwords: way === 'each' ? opened.map(({ password }) => password) : list,
        type,
      });
    },
  };
}
