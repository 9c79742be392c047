"""Roles of a model: a form (data), a reader of its answers, and a default."""

from engine.strategies.roles.form import RoleForm, load, names
from engine.strategies.roles.role import Desk, Role
from engine.strategies.roles.writer import Order, Writer, Written

__all__ = ["Desk", "Order", "Role", "RoleForm", "Writer", "Written", "load", "names"]
