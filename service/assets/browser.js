SwaggerUIBundle({
  dom_id: "#browser",
  url: "/openapi.json",
  deepLinking: true,
  docExpansion: "none",
  validatorUrl: null,
  presets: [SwaggerUIBundle.presets.apis],
});
