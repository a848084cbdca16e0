import type { HomeTexts } from './HomeTexts.ts';

export const ja: HomeTexts = {
  title: '共に働く人たちに、うれしい贈り物を',
  lead: 'リワードを選び、前払いのアカウントから送って、届くところまで確認できます。',
  picture: 'アカウントの資金がリワードになり、メールで人々に届きます。',
  steps: ['アカウントに入金', 'リワードを選ぶ', 'メールで送る'],
  start: 'はじめに',
  retry: '再試行',
  about: {
    ordering: 'リワードを選び、受取人を入力します。一人ひとりに専用ページへのメールが届きます。',
    funding: 'アカウントの残高と、すべての入出金を確認できます。',
    settings: 'プロフィール、パスワード、チームの残高アラートを設定します。',
  },
  session: {
    checking: 'サインインの状態を確認しています',
    signedInAs: '{name} としてサインイン中',
    signedIn: 'サインインしています。',
    signedOut: 'サインインしていません。',
    unreachable: 'サービスから応答がないため、サインインの状態を確認できません。',
    open: 'ポータルを開く',
    signIn: 'サインイン',
    signOut: 'サインアウト',
  },
};
