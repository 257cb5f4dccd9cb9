import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedPrompt } from '../../shell/UnsavedGuard.tsx';
import { useSetTradeUrl } from './useSetTradeUrl.ts';

/** The Steam account of a trade link; null when the text is none. */
function partnerOf(link: string): string | null {
  return URL.canParse(link) ? new URL(link).searchParams.get('partner') : null;
}

/** Form of the trade link: the input, and the SMS code that a link to another Steam account requires (T-24). */
export function useTradeUrlForm(stored: string | null) {
  const { t } = useTranslation(['user', 'shell']);
  /** Null until the user types; the stored value is shown then. */
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const [code, setCode] = useState('');
  const [codeProblem, setCodeProblem] = useState<string | undefined>();
  /** The Steam account whose link the server asked a code for: the stored link may have been set elsewhere meanwhile. */
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const text = typed ?? stored ?? '';
  const isChanged = text.trim() !== '' && text.trim() !== (stored ?? '');
  const partner = partnerOf(text);
  const isElsewhere = stored !== null && partner !== partnerOf(stored);
  const wantsCode = isChanged && partner !== null && (isElsewhere || partner === askedFor);
  const lacksCode = wantsCode && code.length !== 6;
  function reset() {
    setTyped(null);
    setCode('');
    setAskedFor(null);
  }
  const [setTradeUrl, isSaving] = useSetTradeUrl({
    onSaved: reset,
    onRejected({ code: reason, message }) {
      if (reason === 'TRADE_URL_INVALID') {
        setProblem(message);
      } else {
        setAskedFor(partner);
        setCodeProblem(message);
      }
    },
  });
  async function save(): Promise<boolean> {
    setProblem(undefined);
    setCodeProblem(lacksCode ? t('codeWrong') : undefined);
    return !lacksCode && setTradeUrl(text.trim(), wantsCode ? code : null);
  }
  useUnsavedPrompt({ isDirty: isChanged, save });
  return {
    text,
    problem,
    type(next: string) {
      setTyped(next);
      setProblem(undefined);
    },
    stepUp: wantsCode ? { code, onChange: setCode, problem: codeProblem, onProblem: setCodeProblem } : null,
    canSave: isChanged && !isSaving && !lacksCode,
    isSaving,
    save,
    reset,
  };
}
