"""A package, so that what its tests share can end with them."""
