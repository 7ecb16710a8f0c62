window.SwaggerUIBundle({
  dom_id: '#docs',
  url: 'openapi.json',
  // The other layout has inline styles, which the policy of this page refuses.
  layout: 'BaseLayout',
  deepLinking: true,
  filter: true,
  tryItOutEnabled: true,
  // Reading can be tried without harm; the other calls would hold seats and place orders.
  supportedSubmitMethods: ['get'],
  // Otherwise the contract would be sent to a server of theirs.
  validatorUrl: null,
});
