import type { OverrideTexts } from './OverrideTexts.ts';

export const ja: OverrideTexts = {
  title: 'ビルドを試す',
  lead: '公開中のバージョンの代わりに、自分のマシンのビルドを読み込みます。このタブだけで、最長 8 時間です。',
  origin: 'ビルドのアドレス',
  originHint: '開発サーバーのアドレス（例: http://localhost:3000）',
  begin: 'このビルドを読み込む',
  checking: 'ビルドを確認しています',
  signIn: 'サインイン',
  reset: 'リセット',
  open: 'ポータルを開く',
  noBuild: '{origin} にポータルがありません。起動してからもう一度お試しください。',
  notAnOrigin: 'http://localhost:3000 のようなアドレスを入力してください',
  running: '{origin} のビルド（{time} まで）',
  waiting: '{origin} のビルドは、スタッフがサインインすると読み込まれます。',
  ended: 'ビルドの使用は終了しました。',
  reload: '公開中のバージョンを読み込む',
  refused: {
    signIn: 'ポータルのスタッフとしてサインインしてから、もう一度お試しください。',
    staffOnly: 'ビルドを読み込めるのはポータルのスタッフだけです。',
    production: '本番環境では公開中のバージョンだけが動作します。',
    origin: '{origin} からビルドを読み込むことはできません。許可されているアドレスは OVERRIDE_ORIGINS にあります。',
    unreachable: 'サービスが応答していません。1 分後にもう一度お試しください。',
  },
};
