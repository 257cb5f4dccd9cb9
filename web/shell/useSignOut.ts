import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAppServices } from './appServices.ts';
import { forgetOwnPages } from './keptPages.ts';
import { useRenewSession } from './useRenewSession.ts';

/** How long the toast 已退出登录 shows, in ms, before the user is sent to the home page (specification section 9). */
const SIGN_OUT_REDIRECT_MS = 1000;
/** Storage entries per user that older versions of the site wrote (specification section 4, log out). */
const USER_ENTRIES = ['id', 'order', 'button'];

/**
 * Ends the session on the server and in the browser, shows a toast, and opens the home page after a second
 * (requirement A-04).
 */
export function useSignOut(): [signOut: () => Promise<void>, isSigningOut: boolean] {
  const { t } = useTranslation('shell');
  const { callRest, session, toasts, otherTabs } = useAppServices();
  const renewSession = useRenewSession();
  const navigate = useNavigate();
  const [isSigningOut, setIsSigningOut] = useState(false);
  async function signOut() {
    setIsSigningOut(true);
    // Set before the request, so that the missing session does not count as expired.
    session.isSigningOut = true;
    const answer = await callRest<null>({ method: 'DELETE', url: '/web/user' });
    setIsSigningOut(false);
    if (answer === undefined) {
      session.isSigningOut = false;
      return;
    }
    session.wasSignedIn = false;
    await forgetOwnPages();
    otherTabs?.postMessage('session');
    for (const entry of USER_ENTRIES) {
      localStorage.removeItem(entry);
    }
    toasts.show('success', t('signedOut'));
    setTimeout(async () => {
      await navigate('/');
      await renewSession();
      session.isSigningOut = false;
    }, SIGN_OUT_REDIRECT_MS);
  }
  return [signOut, isSigningOut];
}
