/** Reads the queue as the real tag does, and tells the counter's host of every call. */
const metricaTag = `
const send = (...call) => fetch('https://mc.yandex.ru/watch/' + call[0], { method: 'POST', body: JSON.stringify(call) }).catch(() => {});
const waiting = [...(window.ym.a ?? [])];
window.ym = send;
waiting.forEach((call) => send(...call));
`;

/** Puts a button at the foot of the window, as the real widget does, in a shadow tree of its own. */
const chatLoader = `
setTimeout(() => {
  const wrapper = document.createElement('div');
  wrapper.id = 'umnico-widget-wrapper';
  wrapper.dataset.hash = document.umnicoWidgetHash;
  wrapper.attachShadow({ mode: 'open' }).innerHTML =
    '<div class="widget__preview-block" style="position:fixed;bottom:20px;right:20px;z-index:9999;width:60px;height:60px;background:teal"></div>';
  document.body.append(wrapper);
}, 300);
`;

/** Gives a token without a riddle, another each time. */
const recaptchaApi = `
let options = [];
window.grecaptcha = {
  render: (element, given) => (window.recaptchaOptions = given, element.textContent = 'badge', options.push(given) - 1),
  execute: (id) => setTimeout(() => options[id].callback(window.recaptchaToken ?? 'good-' + crypto.randomUUID()), 50),
  reset: () => {},
};
window[new URL(document.currentScript.src).searchParams.get('onload')]();
`;

export const scripts: Readonly<Record<string, string>> = {
  '/metrika/tag.js': metricaTag,
  '/assets/widget-loader.js': chatLoader,
  '/recaptcha/api.js': recaptchaApi,
};
