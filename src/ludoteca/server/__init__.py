"""The table in the browser: people and bots over sockets, every move durable before it is shown."""
