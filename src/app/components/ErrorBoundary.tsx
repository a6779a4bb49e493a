import { Component, type ReactNode } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { PageMain } from '#src/ui/PageMain.tsx';
import { TelLink } from '#src/ui/TelLink.tsx';
import { ClearAnswers } from './ClearAnswers.tsx';
import { faultName } from './errorName.ts';
import type { Page } from '#src/app/page/createPage.ts';

type Props = { page: Page; children: ReactNode };

/** Stands in for a page that broke. What was entered is kept, unless the visitor clears it because it is what breaks the
 * page each time; the report names the kind of fault and nothing else. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    const { page } = this.props;
    page.store.flush();
    page.report('error', `The page broke: ${faultName(error)}`);
  }

  override render() {
    const { page, children } = this.props;
    if (!this.state.isBroken) return children;
    const t = (key: string) => page.texts.get('shell', key).text;
    return (
      <PageMain id="main">
        <Alert kind="error" title={t('loadFailed')}>
          <p>
            {t('loadFailedCall')} <TelLink number={page.callCenter()} />
          </p>
          <ButtonRow>
            <Button onClick={() => location.reload()}>{t('retry')}</Button>
            <ClearAnswers onCleared={() => this.setState({ isBroken: false })} />
          </ButtonRow>
        </Alert>
      </PageMain>
    );
  }
}
