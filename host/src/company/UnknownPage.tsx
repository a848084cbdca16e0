import type { Language } from '@portal/shared/domain/enumerations';

interface UnknownTexts {
  readonly title: string;
  readonly text: string;
  readonly home: string;
}

const TEXTS: Readonly<Record<Language, UnknownTexts>> = {
  en: {
    title: 'Page not found',
    text: 'Check the address, or choose a page above.',
    home: 'Go to the home page',
  },
  es: {
    title: 'Página no encontrada',
    text: 'Compruebe la dirección o elija arriba adónde ir.',
    home: 'Ir a la página de inicio',
  },
  fr: {
    title: 'Page introuvable',
    text: 'Vérifiez l’adresse ou choisissez une destination ci-dessus.',
    home: 'Aller à la page d’accueil',
  },
  ja: {
    title: 'ページが見つかりません',
    text: 'アドレスを確認するか、上のメニューから移動先を選択してください。',
    home: 'トップページへ',
  },
  'zh-CN': { title: '找不到页面', text: '请检查地址，或在上方选择要前往的页面。', home: '返回首页' },
};

/** Says that there is no page here, and leads on. */
export function UnknownPage({ language }: { readonly language: Language }) {
  const { title, text, home } = TEXTS[language];
  return (
    <main className="host-unknown">
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <a href="/">{home}</a>
      </p>
    </main>
  );
}
